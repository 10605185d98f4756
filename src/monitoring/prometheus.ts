import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Log } from '../app/ports.ts';
import type { Metrics } from './metrics.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6];

/** The figures by Prometheus' own client, those of the process among them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const lines = new Counter({
    name: 'belote_log_lines_total',
    help: 'Lines that were logged, by level and event.',
    labelNames: ['level', 'event'] as const,
    registers,
  });
  const seconds = <L extends string>(name: string, help: string, label: L): Histogram<L> =>
    new Histogram({ name, help, labelNames: [label], buckets: SECONDS, registers });
  const interactions = seconds(
    'belote_interaction_seconds',
    'From the arrival of a command, press or form until it is done, by kind.',
    'kind',
  );
  const moves = seconds(
    'belote_thinking_seconds',
    'How long computer players took for a move, by level.',
    'level',
  );
  const responses = new Counter({
    name: 'belote_discord_responses_total',
    help: 'Answers of Discord to requests, by HTTP status.',
    labelNames: ['status'] as const,
    registers,
  });

  function counting(log: Log, level: keyof Log): Log['info'] {
    return (event, facts) => {
      lines.inc({ level, event });
      log[level](event, facts);
    };
  }

  return {
    counted: (log) => ({
      info: counting(log, 'info'),
      warn: counting(log, 'warn'),
      error: counting(log, 'error'),
    }),
    timed: (thinker) => ({
      ...thinker,
      async think(request) {
        const stop = moves.startTimer({ level: request.level });
        try {
          return await thinker.think(request);
        } finally {
          stop();
        }
      },
    }),
    async interaction(kind, work) {
      const stop = interactions.startTimer({ kind });
      await work();
      stop();
    },
    answered: (status) => responses.inc({ status }),
    gauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          gauge.set(await read());
        },
      });
    },
    text: () => registry.metrics(),
  };
}
