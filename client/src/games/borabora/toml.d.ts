/** Its parts by name, in whatever shape the file has. */
declare module '*.toml';
