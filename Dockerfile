# Compiles with the development packages and leaves them behind.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm prune --omit=dev --ignore-scripts

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICES.md ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/assets ./assets
COPY --from=build /app/scripts/run.mjs ./scripts/run.mjs
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production BELOTE_DATABASE=/data/belote.sqlite BELOTE_MONITOR_PORT=9464
# All that has to outlive the container.
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.BELOTE_MONITOR_PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself and not npm, so that the signal to stop reaches the bot.
CMD ["node", "scripts/run.mjs", "src/main.js"]
