import type { MigrationContext } from '../migrationContext';

/** Days are `yyyy-MM-dd` text, money is integer cents, rates are ten-thousandths; checks guard against bugs. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  const day = (column: string) => `${column} VARCHAR(10) NOT NULL CHECK (length(${column}) = 10)`;

  await run(`CREATE TABLE users (
    id ${sql.id},
    username VARCHAR(120) NOT NULL UNIQUE,
    password_hash VARCHAR(255) NOT NULL,
    email VARCHAR(254),
    role VARCHAR(20) NOT NULL DEFAULT 'admin',
    has_default_password BOOLEAN NOT NULL,
    password_changed_at ${sql.timestamp},
    failed_logins INTEGER NOT NULL DEFAULT 0,
    delayed_until ${sql.timestamp},
    last_login_at ${sql.timestamp},
    created_at ${sql.timestamp} NOT NULL
  )`);

  await run(`CREATE TABLE admin_sessions (
    id ${sql.id},
    session_token VARCHAR(64) NOT NULL UNIQUE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    data TEXT NOT NULL,
    expires_at ${sql.timestamp} NOT NULL,
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX admin_sessions_user_id ON admin_sessions (user_id)');
  await run('CREATE INDEX admin_sessions_expires_at ON admin_sessions (expires_at)');

  await run(`CREATE TABLE bookings (
    id ${sql.id},
    reference VARCHAR(20) NOT NULL UNIQUE,
    guest_name VARCHAR(120) NOT NULL CHECK (length(guest_name) > 0),
    guest_email VARCHAR(254) NOT NULL CHECK (length(guest_email) > 0),
    guest_phone VARCHAR(40),
    ${day('checkin_date')},
    ${day('checkout_date')},
    guest_count INTEGER NOT NULL CHECK (guest_count >= 1),
    currency VARCHAR(3) NOT NULL DEFAULT 'EUR' CHECK (currency IN ('EUR', 'GBP', 'USD')),
    total_amount_cents BIGINT NOT NULL CHECK (total_amount_cents >= 0),
    total_amount_eur_cents BIGINT NOT NULL CHECK (total_amount_eur_cents >= 0),
    price_breakdown TEXT NOT NULL,
    special_requests TEXT,
    stripe_payment_intent_id VARCHAR(255),
    calendar_event_id VARCHAR(255),
    status VARCHAR(20) NOT NULL DEFAULT 'pending'
      CHECK (status IN ('enquiry', 'pending', 'confirmed', 'cancelled')),
    idempotency_key VARCHAR(200) UNIQUE,
    idempotency_hash VARCHAR(64),
    created_at ${sql.timestamp} NOT NULL,
    updated_at ${sql.timestamp} NOT NULL,
    CHECK (checkout_date > checkin_date)
  )`);
  await run('CREATE INDEX bookings_created_at ON bookings (created_at, id)');
  await run('CREATE INDEX bookings_status ON bookings (status, total_amount_eur_cents)');
  await run('CREATE INDEX bookings_checkin_date ON bookings (checkin_date, checkout_date)');

  await run(`CREATE TABLE blocks (
    id ${sql.id},
    ${day('start_date')},
    ${day('end_date')},
    note VARCHAR(500),
    created_at ${sql.timestamp} NOT NULL,
    CHECK (end_date > start_date)
  )`);

  // The unique night makes double bookings impossible.
  await run(`CREATE TABLE held_nights (
    night VARCHAR(10) NOT NULL PRIMARY KEY CHECK (length(night) = 10),
    booking_id INTEGER REFERENCES bookings (id) ON DELETE CASCADE,
    block_id INTEGER REFERENCES blocks (id) ON DELETE CASCADE,
    CHECK ((booking_id IS NULL) <> (block_id IS NULL))
  )`);
  await run('CREATE INDEX held_nights_booking_id ON held_nights (booking_id)');
  await run('CREATE INDEX held_nights_block_id ON held_nights (block_id)');

  await run(`CREATE TABLE contact_messages (
    id ${sql.id},
    first_name VARCHAR(120) NOT NULL,
    last_name VARCHAR(120) NOT NULL,
    email VARCHAR(254) NOT NULL,
    phone VARCHAR(40),
    subject VARCHAR(20) NOT NULL
      CHECK (subject IN ('booking', 'existing', 'amenities', 'general')),
    message TEXT NOT NULL,
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX contact_messages_created_at ON contact_messages (created_at, id)');

  await run(`CREATE TABLE villa_settings (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    base_price_cents BIGINT NOT NULL CHECK (base_price_cents >= 0),
    high_season_price_cents BIGINT NOT NULL CHECK (high_season_price_cents >= 0),
    peak_season_price_cents BIGINT NOT NULL CHECK (peak_season_price_cents >= 0),
    base_currency VARCHAR(3) NOT NULL DEFAULT 'EUR' CHECK (base_currency IN ('EUR', 'GBP', 'USD')),
    gbp_rate_e4 INTEGER NOT NULL DEFAULT 8600 CHECK (gbp_rate_e4 > 0),
    usd_rate_e4 INTEGER NOT NULL DEFAULT 11000 CHECK (usd_rate_e4 > 0),
    cleaning_fee_cents BIGINT NOT NULL CHECK (cleaning_fee_cents >= 0),
    extra_guest_fee_cents BIGINT NOT NULL CHECK (extra_guest_fee_cents >= 0),
    max_guests INTEGER NOT NULL DEFAULT 12 CHECK (max_guests >= 1),
    min_stay_regular INTEGER NOT NULL DEFAULT 3 CHECK (min_stay_regular >= 1),
    min_stay_peak INTEGER NOT NULL DEFAULT 7 CHECK (min_stay_peak >= 1),
    min_days_to_next_booking INTEGER NOT NULL DEFAULT 1 CHECK (min_days_to_next_booking >= 0),
    checkin_time VARCHAR(5) NOT NULL DEFAULT '16:00',
    checkout_time VARCHAR(5) NOT NULL DEFAULT '11:00',
    hero_image_public_id VARCHAR(255),
    hero_image_position VARCHAR(50) NOT NULL DEFAULT 'center center',
    hero_image_scale INTEGER NOT NULL DEFAULT 100 CHECK (hero_image_scale BETWEEN 50 AND 200),
    hero_image_position_mobile VARCHAR(50) NOT NULL DEFAULT 'center center',
    hero_image_scale_mobile INTEGER NOT NULL DEFAULT 100
      CHECK (hero_image_scale_mobile BETWEEN 50 AND 200),
    updated_at ${sql.timestamp} NOT NULL
  )`);

  await run(`CREATE TABLE gallery_images (
    id ${sql.id},
    public_id VARCHAR(255) NOT NULL UNIQUE,
    title VARCHAR(200) NOT NULL CHECK (length(title) > 0),
    description VARCHAR(500),
    category VARCHAR(20) NOT NULL DEFAULT 'general'
      CHECK (category IN ('general', 'exterior', 'interior', 'bedrooms', 'amenities', 'locality')),
    display_order INTEGER NOT NULL DEFAULT 0 CHECK (display_order >= 0),
    is_active BOOLEAN NOT NULL DEFAULT TRUE,
    is_featured BOOLEAN NOT NULL DEFAULT FALSE,
    created_at ${sql.timestamp} NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(
    'CREATE INDEX gallery_images_order ON gallery_images (is_featured DESC, display_order, id)',
  );

  await run(`CREATE TABLE price_overrides (
    id ${sql.id},
    name VARCHAR(120) NOT NULL CHECK (length(name) > 0),
    description VARCHAR(500),
    ${day('start_date')},
    ${day('end_date')},
    override_price_cents BIGINT NOT NULL CHECK (override_price_cents >= 0),
    is_active BOOLEAN NOT NULL DEFAULT TRUE,
    priority INTEGER NOT NULL DEFAULT 0 CHECK (priority >= 0),
    created_at ${sql.timestamp} NOT NULL,
    updated_at ${sql.timestamp} NOT NULL,
    CHECK (end_date >= start_date)
  )`);
  await run(
    'CREATE INDEX price_overrides_range ON price_overrides (is_active, end_date, start_date)',
  );

  await run(`CREATE TABLE rate_limits (
    bucket VARCHAR(255) NOT NULL PRIMARY KEY,
    points INTEGER NOT NULL CHECK (points >= 0),
    resets_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX rate_limits_resets_at ON rate_limits (resets_at)');
}
