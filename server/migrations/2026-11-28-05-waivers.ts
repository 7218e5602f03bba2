import type { Migration } from '../platform/migrate.ts';

export const waivers: Migration = {
  name: '2026-11-28-05-waivers',
  up: `
    -- "edition" is the waiver's own version, which readers see; "version" counts writes as everywhere.
    CREATE TABLE waivers (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      title text COLLATE "C" NOT NULL,
      active boolean NOT NULL DEFAULT true,
      edition integer NOT NULL DEFAULT 1
    );
    CREATE INDEX waivers_organization ON waivers (organization, created, id);

    CREATE TABLE waiver_texts (
      waiver text NOT NULL REFERENCES waivers ON DELETE CASCADE,
      edition integer NOT NULL,
      text text NOT NULL,
      PRIMARY KEY (waiver, edition)
    );

    -- The waivers that a registration asks of its players, in the order given.
    CREATE TABLE registration_waivers (
      registration text NOT NULL REFERENCES registrations ON DELETE CASCADE,
      waiver text NOT NULL REFERENCES waivers,
      required boolean NOT NULL,
      position integer NOT NULL,
      PRIMARY KEY (registration, waiver)
    );
    CREATE INDEX registration_waivers_waiver ON registration_waivers (waiver);
  `,
  down: 'DROP TABLE registration_waivers; DROP TABLE waiver_texts; DROP TABLE waivers;',
};
