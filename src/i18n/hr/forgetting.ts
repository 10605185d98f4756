import type { ForgettingSentences } from '../forgetting.ts';
import { words } from './words.ts';

export const forgetting: ForgettingSentences = {
  title: 'Zaboravi me',
  ask: 'Ovo briše sve što o tebi čuvam, na svim serverima: tvoje postavke te tvoje ime i oznaku u partijama, ljestvicama i zapisima. Ne može se poništiti.\n\nPartije koje su s tobom odigrane ostaju zbog drugih; ondje piše *netko otprije*. Poruke u kanalima ostaju kakve jesu, kao i sigurnosne kopije kod onoga tko me pokreće. Nakon toga počinješ ispočetka, kao prvi put.',
  button: 'Obriši sve',
  stillAt: (threads) =>
    `Još te treba otvoren stol: ${words.list(threads)}. Napusti ga s \`/belot izađi\`; ako ti je mjesto u partiji već propalo, pričekaj njezin kraj. Onda dođi opet ovamo.`,
  done: 'Gotovo: o tebi više ništa ne znam. Kad god poželiš, `/belot igraj` počinje ispočetka.',
};
