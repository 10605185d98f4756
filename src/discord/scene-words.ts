import type { Move } from '../engine/actions.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { spokenCall } from '../present/call-text.ts';
import { pictureBanner } from '../present/picture-text.ts';
import type { SpectatorView } from '../present/readers.ts';
import type { SceneWords } from '../render/table-scene.ts';

/** The words in the picture of a table. */
export function sceneWords(view: SpectatorView, s: Sentences): SceneWords {
  const { words, picture } = s;
  return {
    sides: words.side,
    letters: words.rank,
    dealer: letterOf(s.table.dealer),
    belote: s.result.rows.belote,
    kinds: words.declaration,
    contracts: words.contract,
    caption: captionOf(view, s),
    banner: pictureBanner(view, s),
    call: (move) => callText(move, s),
    value: words.bidValue,
    number: words.number,
    target: picture.target,
    hanging: picture.hanging,
  };
}

/** "Deal 2 · Trick 5": a picture stays while the next trick is played, so it says which one it shows. */
function captionOf({ dealNumber, tricks, phase }: SpectatorView, { picture, table }: Sentences): string {
  const deal = picture.deal(dealNumber + 1);
  return phase === 'play' && tricks.length > 0 ? `${deal} · ${table.trick(tricks.length)}` : deal;
}

/** The word for the dealer begins with the letter that stands for it on the table. */
function letterOf(word: string): string {
  return word.slice(0, 1).toUpperCase();
}

function callText(move: Move, s: Sentences): string {
  const call = spokenCall(move);
  return call === null ? '' : s.table.call(call).replaceAll('**', '');
}
