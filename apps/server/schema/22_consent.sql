-- Notices, and the consents of people.

create table naskah (
  keperluan   text not null check (keperluan in (:Keperluan)),
  versi       smallint not null check (versi > 0),
  judul       text not null check (judul <> ''),
  pernyataan  text not null check (pernyataan <> ''),
  bagian      jsonb not null check (jsonb_typeof(bagian) = 'array'),
  sidik       bytea not null check (octet_length(sidik) = 32),
  terbit_pada timestamptz not null,
  primary key (keperluan, versi)
);
comment on table naskah is 'What a person is told before they consent, by purpose and version. Migrations publish it; the last version is in force.';
comment on column naskah.pernyataan is 'The sentence beside the box.';
comment on column naskah.bagian is 'The headed parts, in their order.';
comment on column naskah.sidik is 'The SHA-256 of the canonical JSON of heading, sentence and parts.';
grant select on naskah to service;
create trigger naskah_10_tetap before update or delete or truncate on naskah for each statement execute function append_only('naskah_tetap');
comment on trigger naskah_10_tetap on naskah is 'A published notice is neither changed nor deleted: people have agreed to it.';

create table persetujuan (
  persetujuan_id bigint generated always as identity primary key,
  user_id        int not null references users,
  keperluan      text not null,
  versi          smallint not null,
  sikap          text not null check (sikap in (:Sikap)),
  pada           timestamptz not null,
  oleh           int not null references users,
  sesi_id        int,
  constraint persetujuan_naskah foreign key (keperluan, versi) references naskah
);
comment on table persetujuan is 'What a person said to a notice, each time: for each purpose the last row counts. The proof of consent.';
comment on column persetujuan.oleh is 'Who recorded it: the person.';
comment on column persetujuan.sesi_id is 'The session of `oleh`, which may have ended; null at a registration.';
comment on constraint persetujuan_naskah on persetujuan is 'An answer is to a published notice.';
create index persetujuan_orang on persetujuan (user_id, keperluan, persetujuan_id desc);
comment on index persetujuan_orang is 'The last word of a person on a purpose.';
grant select, insert on persetujuan to service;
grant usage on sequence persetujuan_persetujuan_id_seq to service;
create trigger persetujuan_10_tetap before update or delete or truncate on persetujuan for each statement
  execute function append_only('persetujuan_tetap');
comment on trigger persetujuan_10_tetap on persetujuan is 'Consents can be added to: they are neither changed nor deleted.';
create trigger persetujuan_10_menunggu_pemesanan before insert on persetujuan for each row
  when (new.sikap <> 'setuju') execute function take_lock(7006, 'user_id');
comment on trigger persetujuan_10_menunggu_pemesanan on persetujuan is 'The lock `kedudukan`: a refusal or a withdrawal waits for bookings under way, and later ones see it.';

create function hentikan_pengingat() returns trigger language plpgsql as $$
begin
  delete from surat where user_id = new.user_id and status = 'antre' and jenis in (:jenisPengingat);
  return null;
end $$;
create trigger persetujuan_70_pengingat after insert on persetujuan for each row
  when (new.keperluan = 'pengingat_email' and new.sikap <> 'setuju') execute function hentikan_pengingat();
comment on trigger persetujuan_70_pengingat on persetujuan is 'Who refuses reminders by mail, or withdraws, gets none that waits to be sent.';

create function izin_kurang(orang int, metode text) returns text[] language plpgsql stable as $$
begin
  if not (select privasi_ketat from pengaturan) then return '{}'; end if;
  return array(
    select k from unnest(case metode when 'online' then array['layanan', 'telemedisin'] else array['layanan'] end) k
    where not coalesce((
      select p.sikap = 'setuju' and p.versi = (select max(n.versi) from naskah n where n.keperluan = k)
      from persetujuan p where p.user_id = orang and p.keperluan = k order by p.persetujuan_id desc limit 1
    ), false));
end $$;
comment on function izin_kurang is 'The purposes to which a patient would have to consent before they book by this method: none where strict privacy is off. Only an answer to the notice in force counts.';
grant execute on function izin_kurang to service;

create function guard_izin() returns trigger language plpgsql as $$
begin
  -- A statement of its own, after the lock that `konsultasi_10_guard` shares: what it has waited for is seen.
  if izin_kurang(new.user_id, new.metode_konsultasi) <> '{}' then
    raise exception 'the patient has not consented' using errcode = 'restrict_violation', constraint = 'konsultasi_persetujuan';
  end if;
  return new;
end $$;
create trigger konsultasi_10_persetujuan before insert on konsultasi for each row when (new.pengaju_id = new.user_id)
  execute function guard_izin();
comment on trigger konsultasi_10_persetujuan on konsultasi is 'Refuses, under strict privacy, a booking of a patient’s own without the consents that it needs. Comes after `konsultasi_10_guard`, which shares the lock `kedudukan`.';
