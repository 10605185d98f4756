/** The package ships its zod schemas without types. */
declare module 'discord-api-spec/zod';
