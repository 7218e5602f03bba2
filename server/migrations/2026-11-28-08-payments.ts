import type { Migration } from '../platform/migrate.ts';

// Few joins and no view in a view: the plan of a statement that joins a dozen tables takes longer than its rows.
const ledger = `
             (SELECT count(*)::integer FROM players p
               WHERE p.registration_team = s.id AND p.removed_at IS NULL) AS players,
             coalesce(
               (SELECT u.amount_off FROM discount_uses u WHERE u.registration_team = s.id),
               (SELECT c.amount_off FROM discount_codes c
                 WHERE c.id = s.discount_code AND discount_refusal(c) IS NULL), 0) AS amount_off,
             s.discount_settled_at IS NOT NULL AS discount_settled,
             s.has_paid,
             s.custom_paid_amount,
             m.net,
             m.refunded,
             m.held`;
const ledgerSums = `
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE e.kind = 'fee'), 0)::double precision AS net,
               coalesce(-sum(e.amount) FILTER (WHERE e.kind = 'fee' AND e.refund_of IS NOT NULL), 0)::double precision
                 AS refunded,
               coalesce(sum(e.amount), 0)::double precision AS held
        FROM payments e WHERE e.registration_team = s.id) m`;

export const payments: Migration = {
  name: '2026-11-28-08-payments',
  up: `
    -- The ledger. Rows are added and never changed; the triggers below hold that for every writer.
    CREATE TABLE payments (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1 CHECK (version = 1),
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      registration text NOT NULL REFERENCES registrations,
      registration_team text NOT NULL REFERENCES registration_teams,
      player text REFERENCES players,
      -- Whole cents.
      amount integer NOT NULL CHECK (amount <> 0),
      platform_fee integer NOT NULL DEFAULT 0,
      currency text NOT NULL,
      method text NOT NULL CHECK (method IN ('card', 'cash', 'check', 'other')),
      -- A donation is money of the team's and settles no fee.
      kind text NOT NULL DEFAULT 'fee' CHECK (kind IN ('fee', 'donation')),
      external_id text UNIQUE,
      refund_of text REFERENCES payments,
      note text,
      created_by jsonb NOT NULL,
      -- What changes a payment names it: a refund or dispute is negative, money that came back of one is positive.
      CHECK (amount > 0 OR refund_of IS NOT NULL)
    );
    CREATE INDEX payments_organization ON payments (organization, created, id);
    CREATE INDEX payments_registration ON payments (registration, created, id);
    CREATE INDEX payments_registration_team ON payments (registration_team, created, id);
    CREATE INDEX payments_player ON payments (player);
    CREATE INDEX payments_refund_of ON payments (refund_of);
    -- By the processor's payment, whose further entries carry a number.
    CREATE INDEX payments_charge ON payments (split_part(external_id, ':', 1)) WHERE external_id IS NOT NULL;

    CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The ledger is append-only.';
    END $$;
    CREATE TRIGGER payments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payments
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
    -- Also in a session that replays another database's changes.
    ALTER TABLE payments ENABLE ALWAYS TRIGGER payments_append_only;

    -- A team's use of a discount code, with the amount it was promised: reserved while a checkout is open, kept once
    -- money has come in on it.
    CREATE TABLE discount_uses (
      registration_team text PRIMARY KEY REFERENCES registration_teams,
      discount_code text NOT NULL REFERENCES discount_codes,
      amount_off integer NOT NULL CHECK (amount_off >= 0),
      used_at timestamptz,
      created timestamptz NOT NULL
    );
    CREATE INDEX discount_uses_discount_code ON discount_uses (discount_code);

    -- Why a code can't be used now, as the error code that says so; null for one that can.
    CREATE FUNCTION discount_refusal(code discount_codes) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT CASE
        WHEN NOT code.active THEN 'discount_invalid'
        WHEN code.expires_at <= now() THEN 'discount_expired'
        WHEN code.max_uses <= (SELECT count(*) FROM discount_uses u WHERE u.discount_code = code.id)
          THEN 'discount_used_up'
      END $$;

    -- What a submission has paid and what its due depends on beside the price, one row a submission.
    CREATE VIEW registration_team_ledger AS
      SELECT s.id AS registration_team, ${ledger} FROM registration_teams s ${ledgerSums};

    -- The same with the price, which is one for all submissions of a registration in a division. What follows from
    -- these is decided in fees.ts.
    CREATE VIEW registration_team_money AS
      SELECT s.id AS registration_team, s.registration, s.division, ${ledger},
             r.has_payments,
             r.cost,
             (SELECT p.amount FROM payment_products p WHERE p.id = d.payment_product) AS division_product_amount,
             (SELECT p.amount FROM payment_products p
               WHERE p.id = coalesce(r.payment_product, l.payment_product, t.payment_product)) AS product_amount,
             coalesce(r.payment_product, l.payment_product, t.payment_product) IS NOT NULL AS has_product
      FROM registration_teams s ${ledgerSums}
      JOIN registrations r ON r.id = s.registration
      LEFT JOIN divisions d ON d.id = s.division
      LEFT JOIN leagues l ON l.id = coalesce(d.league, r.league)
      LEFT JOIN tournaments t ON t.id = coalesce(d.tournament, l.tournament, r.tournament);
  `,
  down: `
    DROP VIEW registration_team_money;
    DROP VIEW registration_team_ledger;
    DROP FUNCTION discount_refusal(discount_codes);
    DROP TABLE discount_uses;
    DROP TABLE payments;
    DROP FUNCTION refuse_ledger_change();
  `,
};
