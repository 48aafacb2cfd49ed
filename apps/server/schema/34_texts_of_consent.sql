-- Notices that the clinic writes: a draft, and versions that take effect at a time.

alter table naskah
  add column wajib_ulang boolean not null default true,
  add column berlaku_sejak timestamptz,
  add column diterbitkan_oleh int references users,
  add constraint naskah_oleh check ((berlaku_sejak is null) = (diterbitkan_oleh is null)),
  add constraint naskah_tidak_surut check (berlaku_sejak >= terbit_pada),
  add constraint naskah_diumumkan check (not wajib_ulang or berlaku_sejak >= terbit_pada + interval ':NASKAH_JAM hours');
comment on column naskah.wajib_ulang is 'Whether people must agree again; not for a correction of wording.';
comment on column naskah.berlaku_sejak is 'From when it counts, on the clock of the service; null: since it is there, of those that migrations publish.';
comment on column naskah.diterbitkan_oleh is 'The admin who published it; null: a migration.';
comment on constraint naskah_oleh on naskah is 'What an admin publishes takes effect at a time.';
comment on constraint naskah_tidak_surut on naskah is 'No version counts before it is published.';
comment on constraint naskah_diumumkan on naskah is 'People read what they must agree to again for a week before it takes effect.';
create index naskah_penerbit on naskah (diterbitkan_oleh) where diterbitkan_oleh is not null;
comment on index naskah_penerbit is 'For its foreign key.';
comment on table naskah is 'What a person is told before they consent, by purpose and version. Migrations publish the first ones, and admins theirs. The newest whose time has come is in force.';
grant insert on naskah to service;

create function guard_naskah() returns trigger language plpgsql as $$
declare
  lama naskah;
begin
  select * into lama from naskah where keperluan = new.keperluan order by versi desc limit 1;
  if new.versi <> coalesce(lama.versi, 0) + 1 or coalesce(new.berlaku_sejak, 'infinity') < coalesce(lama.berlaku_sejak, '-infinity') then
    raise exception 'versions of a notice follow one another' using errcode = 'restrict_violation', constraint = 'naskah_urut';
  end if;
  return new;
end $$;
create trigger naskah_10_urut before insert on naskah for each row when (new.diterbitkan_oleh is not null) execute function guard_naskah();
comment on trigger naskah_10_urut on naskah is 'The versions that admins publish follow one another in number and time.';

create table naskah_rancangan (
  keperluan   text primary key check (keperluan in (:Keperluan)),
  judul       text not null check (length(judul) between 1 and :maxLength.judul_naskah),
  pernyataan  text not null check (length(pernyataan) between 1 and :maxLength.pernyataan_naskah),
  bagian      jsonb not null check (jsonb_typeof(bagian) = 'array'),
  diubah_pada timestamptz not null,
  oleh        int not null references users
);
comment on table naskah_rancangan is 'The draft of the next version of a notice. No person but the admins reads it.';
create index naskah_rancangan_oleh on naskah_rancangan (oleh);
comment on index naskah_rancangan_oleh is 'For its foreign key.';
grant select, insert, update, delete on naskah_rancangan to service;

create function naskah_berlaku(tujuan text, saat timestamptz) returns smallint language sql stable as $$
  select max(versi) from naskah where keperluan = tujuan and coalesce(berlaku_sejak, '-infinity') <= saat
$$;
comment on function naskah_berlaku is 'The version of a notice that is in force at that time.';
grant execute on function naskah_berlaku to service;

create function naskah_wajib(tujuan text, saat timestamptz) returns smallint language sql stable as $$
  select max(versi) from naskah where keperluan = tujuan and wajib_ulang and coalesce(berlaku_sejak, '-infinity') <= saat
$$;
comment on function naskah_wajib is 'The oldest version to which a consent still counts at that time: later ones in force are corrections of wording.';
grant execute on function naskah_wajib to service;

drop function izin_kurang(int, text);
create function izin_kurang(orang int, metode text, saat timestamptz) returns text[] language plpgsql stable as $$
begin
  if not (select privasi_ketat from pengaturan) then return '{}'; end if;
  return array(select 'usia' where not exists (select from usia where user_id = orang)) || array(
    select k from unnest(case metode when 'online' then array['layanan', 'telemedisin'] else array['layanan'] end) k
    where not coalesce((
      select p.sikap = 'setuju' and p.versi >= naskah_wajib(k, saat)
      from persetujuan p where p.user_id = orang and p.keperluan = k order by p.persetujuan_id desc limit 1
    ), false));
end $$;
comment on function izin_kurang is 'What a patient would have to answer at that time before they book by this method, their age and the purposes to which they would have to consent: nothing where strict privacy is off. A consent counts until a version is in force that must be agreed to again.';
grant execute on function izin_kurang to service;

create or replace function guard_izin() returns trigger language plpgsql as $$
begin
  -- Statements of their own, after the lock that `konsultasi_10_guard` shares: what it has waited for is seen.
  if wali_kurang(new.user_id, new.created_at) then
    raise exception 'the guardian has not agreed' using errcode = 'restrict_violation', constraint = 'konsultasi_wali';
  end if;
  if izin_kurang(new.user_id, new.metode_konsultasi, new.created_at) <> '{}' then
    raise exception 'the patient has not consented' using errcode = 'restrict_violation', constraint = 'konsultasi_persetujuan';
  end if;
  return new;
end $$;
