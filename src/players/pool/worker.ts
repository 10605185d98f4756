import { parentPort } from 'node:worker_threads';
import { hint } from '../hint.ts';
import { decide } from '../levels.ts';
import type { Answer, Question } from './messages.ts';

/** A thread that thinks: one question at a time, one answer each. */
parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question), []));

function answerTo(question: Question): Answer {
  const { id, view, seed, remainingMs } = question;
  const endMs = performance.now() + remainingMs;
  const isTimeUp = (): boolean => performance.now() >= endMs;
  try {
    switch (question.kind) {
      case 'move':
        return { id, kind: 'move', move: decide(question.level, view, seed, isTimeUp) };
      case 'hint':
        return { id, kind: 'hint', hint: hint(view, seed, isTimeUp) };
    }
  } catch (error) {
    return { id, kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}
