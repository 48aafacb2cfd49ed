-- Pushes: notices that a browser shows, also while the service is closed. See docs/adr/0070.

-- A browser that gets them. It lives as long as the session in which it was chosen, so that every end of a session ends it.
create table langganan_push (
  endpoint_hash bytea       primary key,
  langganan_id  int         not null generated always as identity,
  user_id       int         not null references users,
  sesi_id       int         not null references auth_session (sesi_id) on delete cascade,
  nomor         smallint    not null,
  isi           bytea       not null,
  dibuat        timestamptz not null,
  gagal         smallint    not null default 0,
  constraint langganan_push_sidik check (octet_length(endpoint_hash) = 32),
  constraint langganan_push_nomor check (nomor between 1 and 10),
  constraint langganan_push_terenkripsi check (get_byte(isi, 0) = 1),
  constraint langganan_push_gagal check (gagal >= 0),
  constraint langganan_push_id_sekali unique (langganan_id),
  constraint langganan_push_sesi_sekali unique (sesi_id),
  constraint langganan_push_nomor_sekali unique (user_id, nomor)
);

create function jaga_kunci_langganan_push() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.isi from 2 for 4)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger langganan_push_kunci before insert or update of isi on langganan_push for each row execute function jaga_kunci_langganan_push();

-- A push on its way to one browser. `sejak` is when it is tried next.
create table kiriman_push (
  kiriman_id   bigint      primary key generated always as identity,
  langganan_id int         not null references langganan_push (langganan_id) on delete cascade,
  jenis        text        not null,
  jadwal_id    int         references konsultasi,
  mulai        timestamptz,
  peristiwa_id bigint      not null,
  percobaan    smallint    not null default 0,
  sejak        timestamptz not null,
  dibuat       timestamptz not null,
  constraint kiriman_push_sekali unique (langganan_id, peristiwa_id)
);
create index kiriman_push_sejak on kiriman_push (sejak);

-- A push is sent to every subscription of a person, unless the kind was turned off.
create table tanpa_push (
  user_id int  not null references users,
  jenis   text not null,
  primary key (user_id, jenis)
);

comment on table langganan_push is 'A browser that a person lets show pushes, until its session ends. The address of the push service and its keys are encrypted.';
comment on constraint langganan_push_id_sekali on langganan_push is 'A number that no secret belongs to names one subscription.';
comment on constraint langganan_push_sesi_sekali on langganan_push is 'A session is one browser, which has one subscription.';
comment on constraint langganan_push_nomor_sekali on langganan_push is 'With the range of `nomor`: an account has at most ten subscriptions.';
comment on constraint langganan_push_terenkripsi on langganan_push is 'The subscription is encrypted.';
comment on constraint langganan_push_sidik on langganan_push is 'The SHA-256 of the address, by which a subscription that comes again is recognised.';
comment on trigger langganan_push_kunci on langganan_push is 'Refuses what an old key encrypted.';
comment on table kiriman_push is 'A push that is not delivered yet. It has no text: the words are written on the device.';
comment on constraint kiriman_push_sekali on kiriman_push is 'A browser gets one push of an event.';
comment on table tanpa_push is 'The kinds of notice of which a person wants no push.';
