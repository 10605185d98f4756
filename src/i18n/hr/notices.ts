import type { ErrorSentences, PingSentences } from '../sentences.ts';
import { words } from './words.ts';

export const ping: PingSentences = {
  turn: (mention, until) => `${mention}, na redu si${until === null ? '' : `: vrijeme istječe ${until}`}.`,
  reminder: (mention, until) =>
    `${mention}, pola tvog vremena je prošlo${until === null ? '' : `: računalo igra umjesto tebe ${until}`}.`,
  openHandIsReady: 'Tvoje otvorene karte pokazuju što možeš igrati.',
  reopenHand: 'Stisni **Moje karte** na stolu ili upiši `/belot karte`.',
};

export const errors: ErrorSentences = {
  unexpected: (id) =>
    `Nažalost, ovdje je nešto pošlo po zlu. Stol je onakav kakvim ga je ostavio zadnji prihvaćeni klik. (Greška ${id})`,
  channelGone: 'Kanala ovog stola više nema, pa se stol ne može prikazati.',
  tooManyThreads:
    'Ovaj server ima onoliko aktivnih niti koliko Discord dopušta. Arhiviraj jednu i pokušaj opet `/belot igraj`.',
  noThreads:
    'Za stolom se igra u niti, a u ovoj vrsti kanala niti nema. Pokušaj `/belot igraj` u tekstnom kanalu.',
  noAnnouncements: (ruleSet) => `${words.ruleSet[ruleSet]} se igra bez zvanja.`,
  tableOpened: (thread) => `Tvoj je stol otvoren. Igra se u ${thread}.`,
  withoutPictures: (permission) =>
    `Ovdje ne smijem prilagati slike, pa se stol prikazuje kao tekst. Ako to želiš promijeniti, daj mi dopuštenje **${permission}**.`,
  left: 'Više ne sjediš za stolom.',
  tableReposted: 'Stol je opet na dnu.',
  tableEnded: 'Partija je prekinuta i ne broji se za sezonu.',
  whichTable: (threads) =>
    `Ovdje ima više stolova: ${words.list(threads)}. Upiši naredbu u niti stola na koji misliš.`,
};
