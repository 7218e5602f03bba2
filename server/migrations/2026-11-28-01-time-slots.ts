import type { Migration } from '../platform/migrate.ts';

export const timeSlots: Migration = {
  name: '2026-11-28-01-time-slots',
  up: `
    CREATE TABLE time_slots (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      location text NOT NULL REFERENCES locations,
      court text,
      league text REFERENCES leagues,
      tournament text REFERENCES tournaments,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      CHECK (starts_at < ends_at)
    );
    CREATE INDEX time_slots_organization ON time_slots (organization, created, id);
    CREATE INDEX time_slots_location ON time_slots (location, starts_at, id);
    CREATE INDEX time_slots_league ON time_slots (league, starts_at, id);
    CREATE INDEX time_slots_tournament ON time_slots (tournament, starts_at, id);

    ALTER TABLE games
      ADD COLUMN time_slot text REFERENCES time_slots,
      -- Whether \`date\` is the moment at which the game begins, and not only its day.
      ADD COLUMN is_timed boolean NOT NULL DEFAULT false;
    CREATE INDEX games_time_slot ON games (time_slot) WHERE time_slot IS NOT NULL;
    UPDATE games
       SET is_timed = CASE
             WHEN time IS NULL THEN date_has_time
             ELSE time ~* '^\\s*(([01]?\\d|2[0-3]):[0-5]\\d|(0?[1-9]|1[0-2])(:[0-5]\\d)?\\s*[ap]\\.?(m\\.?)?)\\s*$'
           END;

    -- Two texts can exclude each other in a GiST index as ranges of one text each: no extension is needed, and nothing
    -- is hashed, so that no two courts are ever taken for one.
    CREATE TYPE text_span AS RANGE (subtype = text, collation = "C");

    -- Who and what is busy with a game, and when. Half-open: a game may begin when another ends.
    CREATE TABLE occupancies (
      game text NOT NULL REFERENCES games ON DELETE CASCADE,
      -- 'slot:<id>', 'court:<venue>/<court>', 'team:<id>'
      resource text NOT NULL,
      during tstzrange NOT NULL,
      PRIMARY KEY (game, resource),
      CONSTRAINT occupancies_no_overlap
        EXCLUDE USING gist (text_span(resource, resource, '[]') WITH &&, during WITH &&)
    );

    -- A court is a venue's, or else that of a place which is only written out. Null where there is no saying which.
    CREATE FUNCTION court_resource(organization text, venue text, place text, court text) RETURNS text
    LANGUAGE sql IMMUTABLE AS $$
      SELECT 'court:' || coalesce(venue, organization || '/' || nullif(lower(btrim(place)), '')) || '/' ||
             nullif(lower(btrim(normalize(court))), '')
    $$;

    CREATE FUNCTION occupancies_of(g games)
    RETURNS TABLE (field text, rank integer, resource text, during tstzrange) LANGUAGE sql STABLE AS $$
      SELECT r.field, r.rank, r.resource,
             tstzrange(g.date, g.date + make_interval(mins => g.duration), '[)')
        FROM (VALUES
          ('timeSlot', 1, 'slot:' || g.time_slot),
          ('court', 2, court_resource(g.organization, g.location_model, g.location, g.court)),
          ('homeTeam', 3, 'team:' || g.home_team),
          ('awayTeam', 4, 'team:' || g.away_team)
        ) AS r (field, rank, resource)
       WHERE g.is_timed AND NOT g.is_cancelled AND NOT g.is_bye AND r.resource IS NOT NULL
    $$;

    -- Follows every write of games, whoever writes. Of two writes at once the second waits here for the first to commit,
    -- and then is refused with the name of the game that was first.
    CREATE FUNCTION games_occupy() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      moved text[];
      refused record;
      other record;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        SELECT array_agg(n.id) INTO moved FROM written n WHERE n.is_timed;
      ELSE
        SELECT array_agg(n.id) INTO moved
          FROM written n JOIN previous p ON p.id = n.id
         WHERE (n.is_timed, n.date, n.duration, n.is_cancelled, n.is_bye, n.time_slot, n.location_model, n.location,
                n.court, n.home_team, n.away_team)
               IS DISTINCT FROM
               (p.is_timed, p.date, p.duration, p.is_cancelled, p.is_bye, p.time_slot, p.location_model, p.location,
                p.court, p.home_team, p.away_team);
        DELETE FROM occupancies WHERE game = ANY (moved);
      END IF;
      IF moved IS NULL THEN
        RETURN NULL;
      END IF;
      INSERT INTO occupancies (game, resource, during)
      SELECT g.id, o.resource, o.during
        FROM games g CROSS JOIN LATERAL occupancies_of(g) o
       WHERE g.id = ANY (moved)
      -- In one order for all, so that two writes do not wait for each other.
       ORDER BY o.resource, o.during
      ON CONFLICT DO NOTHING;
      SELECT g.id AS game, o.field, o.resource, o.during INTO refused
        FROM games g CROSS JOIN LATERAL occupancies_of(g) o
       WHERE g.id = ANY (moved)
         AND NOT EXISTS (SELECT FROM occupancies t WHERE t.game = g.id AND t.resource = o.resource)
       ORDER BY o.during, o.rank LIMIT 1;
      IF FOUND THEN
        SELECT o.game, lower(o.during) AS starts, upper(o.during) AS ends INTO other
          FROM occupancies o
         WHERE text_span(o.resource, o.resource, '[]') && text_span(refused.resource, refused.resource, '[]')
           AND o.during && refused.during LIMIT 1;
        RAISE EXCEPTION 'double booking' USING
          ERRCODE = 'exclusion_violation',
          CONSTRAINT = 'occupancies_no_overlap',
          DETAIL = json_build_object('game', refused.game, 'field', refused.field, 'other', other.game,
                                     'start', other.starts, 'end', other.ends)::text;
      END IF;
      RETURN NULL;
    END $$;

    -- Games of before that clash keep what the first of them has; the others are checked when they are next moved.
    INSERT INTO occupancies (game, resource, during)
    SELECT g.id, o.resource, o.during FROM games g CROSS JOIN LATERAL occupancies_of(g) o
     ORDER BY g.created, g.id
    ON CONFLICT DO NOTHING;

    CREATE TRIGGER games_occupy_new AFTER INSERT ON games
      REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION games_occupy();
    CREATE TRIGGER games_occupy_moved AFTER UPDATE ON games
      REFERENCING OLD TABLE AS previous NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION games_occupy();
  `,
  down: `
    DROP TRIGGER games_occupy_moved ON games;
    DROP TRIGGER games_occupy_new ON games;
    DROP FUNCTION games_occupy;
    DROP FUNCTION occupancies_of;
    DROP FUNCTION court_resource;
    DROP TABLE occupancies;
    DROP TYPE text_span;
    ALTER TABLE games DROP COLUMN is_timed, DROP COLUMN time_slot;
    DROP TABLE time_slots;
  `,
};
