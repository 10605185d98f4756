import type { AskingSentences, CompanySentences } from '../forms.ts';
import { words } from './words.ts';

export const company: CompanySentences = {
  admission: { everyone: 'всички', invited: 'само поканени', nobody: 'никой освен компютри' },
  lobby: {
    invited: 'Влиза се само с покана: `/белот покани`.',
    nobody: 'Никой не може да влезе: играят само компютри.',
  },
  invitation: (mention, ruleSet) => `${mention}, канят те на тази маса: ${words.ruleSet[ruleSet]}.`,
  invited: (mention) => `${mention} получи покана.`,
  kicked: (mention) => `${mention} трябва да напусне масата.`,
  noBots: 'Бот не може да седне на масата. *Добави компютър* дава такъв, който умее да играе.',
  missedTurn: 'времето изтече: игра компютър',
};

export const asking: AskingSentences = {
  card: (card) => `Да се играе ли **${card}**?`,
  call: (call) => `**${call}**: сигурно ли е?`,
  yes: 'Да',
  back: 'Назад',
};
