import type { RefusalContext, RefusalSentences } from '../refusals.ts';
import { words } from './words.ts';

export const refusal: RefusalSentences = {
  'malformed-action': () => 'To nije jasno. Stisni **Moje karte** za nove gumbe.',
  'not-your-turn': () => 'Još nije tvoj red.',
  'auction-is-over': () => 'Adut je zvan: sada se bacaju karte.',
  'auction-is-running': () => 'Adut se još zove: karte dolaze poslije.',
  'deal-is-over': () => 'Ovo je dijeljenje već gotovo.',
  'match-is-over': () => 'Ova je partija već gotova.',
  'pass-not-allowed': () => 'Ovdje nema dalje: kad ostalo troje kaže dalje, tko dijeli mora zvati (mus).',
  'take-not-allowed': () => 'Ovdje se nema što uzeti: uzima se samo boja okrenute karte, i to u prvom krugu.',
  'name-not-allowed': () => 'Tu boju sada ne možeš zvati: u drugom krugu otpada boja okrenute karte.',
  'bid-not-allowed': () => 'Moraš zvati više od zadnjeg. Odaberi nešto drugo ili reci dalje.',
  'double-not-allowed': () => 'Kontra ide samo na ono što je zvao drugi tim i na čemu još nema kontre.',
  'redouble-not-allowed': () => 'Rekontra ide samo na ono što je zvao tvoj tim, i to nakon kontre.',
  'card-not-held': () => 'Tu kartu više nemaš.',
  'must-follow-suit': ({ led }) =>
    led
      ? `Traži se ${words.suit[led]}, a imaš ${words.suit[led]}: moraš pratiti boju.`
      : 'Imaš traženu boju: moraš je pratiti.',
  'must-trump': (context) =>
    context.ruffsPartner
      ? `Nemaš traženu boju: moraš sjeći adutom${trumpName(context)}, i kad štih nosi tvoj tim.`
      : `Nemaš traženu boju, a štih ne nosi tvoj tim: moraš sjeći adutom${trumpName(context)}.`,
  'must-play-higher': () => 'Imaš kartu jaču od najjače u štihu: moraš baciti jaču.',
  'no-declarations': () => 'Ovdje nema zvanja: ili su takva pravila, ili se igra bez aduta.',
  'too-late-to-declare': () => 'Zvanja se prijavljuju uz prvu kartu dijeljenja; sada je prekasno.',
  'not-a-declaration': () =>
    'To nije zvanje: treba barem tri karte iste boje u nizu ili četiri iste od devetke naviše.',
  'declared-card-not-held': () => 'Možeš prijaviti samo karte koje su ti podijeljene.',
  'card-declared-twice': () => 'Jedna karta ne vrijedi za dva zvanja.',
  'run-split': () => 'Jedan niz ne može se podijeliti na dva zvanja.',
  stale: () => 'Nešto drugo dogodilo se prije. Ovako sada stoji.',
  'not-seated': () => 'Ne sjediš za ovim stolom. Možeš gledati ili zauzeti slobodno mjesto.',
  'already-seated': () => 'Već sjediš za ovim stolom.',
  'side-full': () => 'Taj je tim pun. Pokušaj u drugi.',
  'table-full': () => 'Sva četiri mjesta su zauzeta.',
  'not-host': () => 'To može samo tko vodi stol.',
  'not-in-lobby': () => 'Partija je već počela.',
  'not-playing': () => 'Partija još nije počela.',
  'table-closed': () => 'Ovaj je stol zatvoren. `/belot igraj` otvara novi.',
  'table-unknown': () => 'Taj mi stol više nije poznat. `/belot igraj` otvara novi.',
  'deal-running': () => 'Dijeljenje još traje.',
  'seat-not-free': () => 'Tu netko sjedi: zauzeti se može samo mjesto na kojem igra računalo.',
  'other-seat-left': () => 'Napustio si drugo mjesto u ovoj partiji: samo ono opet može biti tvoje.',
  'seated-otherwise': () =>
    'Sljedeća partija već je dogovorena s drugim mjestima: ako se slažeš, pritisni ondje **Spreman**.',
  'not-away': () => 'Nisi na pauzi: mjesto je tvoje i ti igraš.',
  'not-invited': () => 'Za ovaj se stol sjeda s pozivom: zamoli nekoga tko tu sjedi za `/belot pozovi`.',
  kicked: () => 'Za ovaj stol više ne možeš sjesti: zamolili su te da ga napustiš.',
  'nobody-may-join': () => 'Za ovaj stol nitko ne može sjesti: igraju samo računala.',
  'sits-here': () => 'Ta osoba već sjedi za ovim stolom.',
  'was-kicked': () => 'Ta je osoba morala napustiti stol i ne može se vratiti.',
  'already-invited': () => 'Ta osoba već ima poziv.',
  'not-yourself': () => 'To ne ide protiv sebe. `/belot izađi` oslobađa tvoje mjesto.',
  'not-at-table': () => 'Ta osoba ne sjedi za ovim stolom.',
  'house-rules-misfit': () => 'Ova kućna pravila ne idu zajedno, pa se ništa nije promijenilo.',
  'nothing-changed': () => 'Pravila su već takva: ništa se nije promijenilo.',
  'hints-off': () => 'Za ovim se stolom igra bez prijedloga: ovdje se misli vlastitom glavom.',
  'match-running': () => 'Ova partija još traje: moći ćeš je pogledati kad završi.',
  'match-unknown': () =>
    'Ne poznajem tu partiju na ovom serveru. `/belot povijest` pokazuje one koje poznajem.',
  'not-a-seed': () =>
    'To nije ključ: ključ ima 64 znaka od 0 do 9 i od a do f. Stoji ispod rezultata gotovog dijeljenja.',
  'store-unavailable': () =>
    'Trenutno se ništa ne može spremiti, pa se ništa nije promijenilo. Pokušaj opet malo kasnije.',
  'no-permission': ({ permissions = [], where }) => {
    if (permissions.length > 0)
      return `${where === undefined ? 'Ovdje' : `U ${where}`} nedostaje: ${words.list(permissions.map((each) => `**${each}**`))}.`;
    return where === undefined ? 'Za to nedostaje dopuštenje.' : `U ${where} nedostaje dopuštenje.`;
  },
  'unknown-press': () =>
    'Ovaj je gumb iz moje starije verzije. Stisni **Moje karte** ili upiši `/belot stol`.',
  'use-in-server': () => 'Belot se igra na serveru: upiši ovu naredbu u neki od njegovih kanala.',
  'no-table-here': () => 'Ovdje nema stola. Otiđi u nit nekog stola ili otvori novi: `/belot igraj`.',
};

function trumpName({ contract }: RefusalContext): string {
  if (!contract || contract === 'NT' || contract === 'AT') return '';
  return ` (${words.suit[contract]})`;
}
