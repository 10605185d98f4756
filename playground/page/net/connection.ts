import type { Asked } from '../../protocol.ts';

export type Connection<Act, Answer> = {
  /** Resolves with the answer, or rejects when the connection breaks before it comes. */
  ask(act: Act): Promise<Answer>;
  close(): void;
};

type AnswerNews<Answer> = { readonly type: 'answer'; readonly id: number; readonly answer: Answer };

export type Listening<News> = {
  readonly news: (news: News) => void;
  /** Called after every connecting, also after a break, and with false when it breaks. */
  readonly connected: (connected: boolean) => void;
};

const AGAIN_AFTER_MS = 700;

/** A connection to the playground's process that mends itself. */
export function connect<News extends { readonly type: string }, Act, Answer>(
  path: string,
  listening: Listening<Exclude<News, AnswerNews<Answer>>>,
): Connection<Act, Answer> {
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let socket: WebSocket;
  let ended = false;
  let lastId = 0;

  function open(): void {
    socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
    socket.addEventListener('open', () => listening.connected(true));
    socket.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)) as News));
    socket.addEventListener('close', lost);
  }

  function receive(news: News): void {
    if (!isAnswer<Answer>(news)) return listening.news(news as Exclude<News, AnswerNews<Answer>>);
    waiting.get(news.id)?.resolve(news.answer);
    waiting.delete(news.id);
  }

  function lost(): void {
    for (const { reject } of waiting.values()) reject(new Error('the playground is not there'));
    waiting.clear();
    if (ended) return;
    listening.connected(false);
    setTimeout(() => ended || open(), AGAIN_AFTER_MS);
  }

  open();
  return {
    ask: (act) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error('the playground is not there'));
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const asked: Asked<Act> = { id: lastId, act };
        socket.send(JSON.stringify(asked));
      }),
    close() {
      ended = true;
      socket.close();
    },
  };
}

function isAnswer<Answer>(news: { readonly type: string }): news is AnswerNews<Answer> {
  return news.type === 'answer';
}
