-- Room: people. Keys by which programs of the campus read, and how they read what changed.

create table kunci_api (
  kunci_id    int generated always as identity primary key,
  nama        text not null check (nama = btrim(nama) and (char_length(nama) between 1 and :maxLength.nama_kunci)),
  kunci_hash  bytea not null check (octet_length(kunci_hash) = 32),
  lingkup     text[] not null,
  oleh        int not null references users,
  dibuat      timestamptz not null,
  kedaluwarsa timestamptz not null,
  dipakai     timestamptz,
  dicabut     timestamptz,
  constraint kunci_api_sekali unique (kunci_hash),
  constraint kunci_api_lingkup check (cardinality(lingkup) > 0 and lingkup <@ array[:semuaLingkup]),
  constraint kunci_api_masa check (kedaluwarsa > dibuat and kedaluwarsa <= dibuat + interval ':KUNCI_API_HARI days')
);
comment on table kunci_api is 'Keys by which programs read, as hashes, with what each may read. They are revoked and never deleted: the trail names them.';
comment on column kunci_api.lingkup is 'Its scopes.';
comment on column kunci_api.oleh is 'The admin who made it. It is valid only while they are an active admin: the trail names them as its reader.';
comment on column kunci_api.dipakai is 'When it was last used, to the minute.';
comment on constraint kunci_api_sekali on kunci_api is 'A hash finds one key.';
comment on constraint kunci_api_lingkup on kunci_api is 'A key has scopes, all of them known.';
comment on constraint kunci_api_masa on kunci_api is 'A key ends, at most :KUNCI_API_HARI days after it was made.';
create index kunci_api_oleh on kunci_api (oleh);
grant select, insert, update (dipakai), update (dicabut) on kunci_api to service;
create trigger kunci_api_10_dicabut before update of dicabut on kunci_api for each row when (old.dicabut is not null)
  execute function append_only('kunci_api_dicabut_tetap');
comment on trigger kunci_api_10_dicabut on kunci_api is 'A revocation is not taken back.';

create index konsultasi_diubah on konsultasi (updated_at, jadwal_id);
comment on index konsultasi_diubah is 'What changed since an instant, for programs that read only that.';
create index users_diubah on users (updated_at, user_id) where level_id in (4, 5);
comment on index users_diubah is 'The same of patients.';
