import type { TipSentences } from '../tips.ts';
import { words } from './words.ts';

export const tips: TipSentences = {
  title: (ruleSet) => `Savjeti: ${words.ruleSet[ruleSet]}`,
  take: 'Uzmi kad s okrenutom kartom imaš tri dobra aduta, najbolje s dečkom ili s devetkom i asom, i asa u drugoj boji.',
  ladder:
    'Zovi boju kad u njoj imaš dečka i još barem dvije karte. Druga boja može pričekati: tvoj suigrač još može zvati više.',
  points:
    'Zvanje govori tvom suigraču. Počni nisko s dečkom ili devetkom i tri aduta; njegovo zvanje povisi za deset za svakog asa kojeg imaš.',
  name: 'Adut zoveš sa šest od svojih osam karata. Dovoljni su dečko i još dvije ili devetka i as s trećom; ako dijeliš, pamti svoju najbolju boju jer ćeš možda morati zvati (mus).',
  leadTrumps: 'Ako je tvoj tim zvao adut, otvaraj adutom: svaki adut koji padne više ne siječe tvoje asove.',
  countTrumps: 'Broji adute. Ima ih osam, a kad prođu dečko i devetka, najjači su as i desetka.',
  feedPartner: 'Asove i desetke daj u štih koji sigurno nosi tvoj tim, a sitne karte u štih drugog tima.',
  guardTen: 'Izvan aduta ne otvaraj desetkom dok as nije prošao; čuvaj uz nju sitnu kartu.',
  partnersTrick:
    'Dok štih nosi tvoj tim, ne moraš sjeći. Čuvaj adute i baci bodove ili zadnju kartu boje koju poslije želiš sjeći.',
  forcedRuff:
    'Ovdje moraš sjeći i štih koji nosi tvoj tim. Razmisli prije nego što baciš zadnju kartu neke boje.',
  forcedUndertrump:
    'Sitni se aduti ovdje ne mogu sačuvati: moraju pasti i pod jačim. Sijeci njima dok još nose.',
  forcedBeat:
    'I izvan aduta mora se baciti jača (iber). Otvoriš li kraljem ili damom, as mora pasti i tvoja je desetka najjača.',
  noTrump: 'Bez aduta nitko ne siječe: broji asove i duge boje s asom i desetkom. Otvori svojom dugom bojom.',
  allTrump:
    'Kad je sve adut, u svakoj su boji najjači dečko i devetka. Zovi to s nekoliko dečki: svaki je siguran štih.',
  double:
    'Kontru daj na adute, a ne na nadu: trebaju ti sigurni štihovi, najbolje kad igraš iza onoga tko je zvao.',
  announce: 'Zvanja svima govore gdje su karte. Tri u nizu koja ne mogu biti najbolja radije prešuti.',
  hanging: 'Kad je jednako, bodovi vise. Sljedeće zvanje vrijedi više: tako zovi i tako se brani.',
  capot: 'Kad vidiš šest ili sedam štihova, igraj na svih osam: štiglja vrijedi mnogo više od zadnjeg štiha.',
  belote: 'Bela, kralj i dama aduta u istoj ruci, vrijedi 20. Ubroji je prije nego što zoveš.',
  lastTrick: 'Zadnji štih nosi još 10. Sačuvaj za njega sigurnu kartu ili zadnji adut.',
};
