import type { HelpSentences } from '../sentences.ts';

export const help: HelpSentences = {
  title: 'Kako se ovdje igra bela',
  paragraphs: [
    '**Stol.** `/belot igraj` otvara stol u ovom kanalu. Stisni *U tim A* ili *U tim B*; tko je u tvom timu, igra s tobom. Partija počinje kad svih četvero stisne *Može*. Tko vodi stol, može i ranije stisnuti *Kreni*: tada računala zauzmu slobodna mjesta.',
    '**Tvoje karte.** Igra se u niti. Stisni *Moje karte* ispod stola: nitko drugi ne vidi tvoje karte. Svaka karta i svako zvanje koje pravila u tom trenutku dopuštaju ima gumb; stisni ga i odigrano je. Kad si na redu, *Prijedlog* kaže što bi odigralo najjače računalo, ako stol to dopušta.',
    '**Igra.** Prvo se zove adut, a zatim se igra osam štihova. Tim koji je zvao mora uzeti više od drugog ili doći do zvane vrijednosti. U adutu su najjači dečko (20) i devetka (14).',
    '**Vrijeme.** Ako ti vrijeme istekne, računalo odigra taj potez umjesto tebe. Nakon dva takva poteza zaredom čuva ti mjesto dok ne stisneš *Opet sam tu*.',
    '**Nešto se izgubilo?** `/belot karte` otvara tvoje karte, `/belot stol` vraća stol na dno, `/belot zadnji-štih` i `/belot rezultat` pokazuju što je bilo. `/belot pravila` objašnjava pravila stola.',
    '**Kako ti odgovara.** `/belot postavke` bira izgled karata, jezik, redoslijed, spominjanja i hoće li te se pitati prije poteza. `/belot server` uređuje server. `/belot savjeti` daje savjete. Gumb *Kućna pravila* mijenja pravila stola prije partije.',
  ],
  commandsHead: 'Naredbe',
  licences:
    'Tradicionalne karte: `svg-cards`, David Bellot (LGPL 2.1). Fontovi: DejaVu, Noto Emoji (OFL). Program: MIT. Više u datoteci NOTICES.md.',
  command: (name, description) => `\`${name}\` ${description}`,
};
