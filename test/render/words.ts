import { FRENCH_RANKS } from '../../src/render/ranks.ts';
import type { SceneSetting, SceneWords } from '../../src/render/table-scene.ts';

/** The words of a picture in English. */
export const WORDS: SceneWords = {
  sides: ['A', 'B'],
  letters: FRENCH_RANKS,
  dealer: 'D',
  belote: 'Belote',
  kinds: { tierce: 'Tierce', quarte: 'Quarte', quinte: 'Quinte', carre: 'Carré' },
  contracts: { C: 'Clubs', D: 'Diamonds', H: 'Hearts', S: 'Spades', NT: 'No trump', AT: 'All trump' },
  caption: 'Deal 1',
  banner: '',
  call: ({ type }) => type,
  value: String,
  number: String,
  target: (points) => `to ${points}`,
  hanging: (points) => `${points} hanging`,
};

export const SETTING: SceneSetting = { names: ['Ana', 'Bo', 'Cy', 'Di'], faces: 'french', words: WORDS };
