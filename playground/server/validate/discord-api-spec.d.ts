/** The package ships its zod schemas without types, and the rest as sources that only its own settings compile. */
declare module 'discord-api-spec/zod';
declare module 'discord-api-spec';
