-- Leave that the clinic files.

alter table cuti add column oleh_klinik boolean not null default false;
comment on column cuti.oleh_klinik is 'Whether an admin filed it: then admins read its note, too. The note of a professional’s own leave is read by that professional alone.';

-- Times that are offered for a consultation.

create table tawaran_waktu (
  tawaran_waktu_id int generated always as identity primary key,
  jadwal_id        int not null references konsultasi,
  profesional_id   int not null,
  oleh             int not null references users,
  dibuat           timestamptz not null,
  hasil            text check (hasil in (:semuaHasilTawaranWaktu)),
  berakhir_pada    timestamptz,
  diambil          smallint,
  constraint tawaran_waktu_tenaga unique (tawaran_waktu_id, profesional_id),
  constraint tawaran_waktu_milik unique (tawaran_waktu_id, jadwal_id),
  constraint tawaran_waktu_berakhir check ((hasil is null) = (berakhir_pada is null)),
  constraint tawaran_waktu_diambil check ((hasil is not distinct from 'diambil') = (diambil is not null))
);
comment on table tawaran_waktu is 'Offers of other times for a consultation, which reserve nothing. Its patient, its professional and admins read them. The message is that of the consultation.';
comment on column tawaran_waktu.oleh is 'The professional or the admin who offers.';
comment on column tawaran_waktu.hasil is 'How it ended; null while it is open. `gugur`: the consultation was answered, moved or cancelled otherwise. `diganti`: by a newer offer.';
comment on column tawaran_waktu.diambil is 'The number of the time that the patient took.';
comment on constraint tawaran_waktu_tenaga on tawaran_waktu is 'Lets the times of an offer refer to its professional.';
comment on constraint tawaran_waktu_milik on tawaran_waktu is 'Lets the resolution of a leave refer to an offer together with its consultation.';
comment on constraint tawaran_waktu_hasil_check on tawaran_waktu is 'The known results.';
comment on constraint tawaran_waktu_berakhir on tawaran_waktu is 'An offer that has ended says when.';
comment on constraint tawaran_waktu_diambil on tawaran_waktu is 'An offer that was taken says which time, and no other one does.';
create unique index tawaran_waktu_satu on tawaran_waktu (jadwal_id) where hasil is null;
comment on index tawaran_waktu_satu is 'A consultation has one open offer of times.';
create index tawaran_waktu_konsultasi on tawaran_waktu (jadwal_id, tawaran_waktu_id);
grant select, insert, update (hasil), update (berakhir_pada), update (diambil) on tawaran_waktu to service;

create table waktu_ditawarkan (
  tawaran_waktu_id int not null,
  nomor            smallint not null check (nomor between 1 and :MAX_TAWARAN_WAKTU),
  profesional_id   int not null,
  jadwal_tenaga_id int not null,
  mulai            timestamptz not null,
  selesai          timestamptz not null,
  zona             zona not null,
  primary key (tawaran_waktu_id, nomor),
  constraint waktu_ditawarkan_urut check (selesai > mulai),
  constraint waktu_ditawarkan_sekali unique (tawaran_waktu_id, mulai),
  constraint waktu_ditawarkan_tawaran foreign key (tawaran_waktu_id, profesional_id)
      references tawaran_waktu (tawaran_waktu_id, profesional_id),
  constraint waktu_ditawarkan_sesi_milik_tenaga foreign key (jadwal_tenaga_id, profesional_id)
      references jadwal_tenaga (jadwal_tenaga_id, profesional_id)
);
comment on table waktu_ditawarkan is 'The times of an offer, by their number in it.';
comment on column waktu_ditawarkan.zona is 'The zone of the session at the time of the offer.';
comment on constraint waktu_ditawarkan_nomor_check on waktu_ditawarkan is 'An offer has at most :MAX_TAWARAN_WAKTU times.';
comment on constraint waktu_ditawarkan_urut on waktu_ditawarkan is 'An offered time ends after it begins.';
comment on constraint waktu_ditawarkan_sekali on waktu_ditawarkan is 'An offer has a time once.';
comment on constraint waktu_ditawarkan_tawaran on waktu_ditawarkan is 'A time is of the professional of its offer.';
comment on constraint waktu_ditawarkan_sesi_milik_tenaga on waktu_ditawarkan is 'An offered time is in a session of that professional.';
grant select, insert on waktu_ditawarkan to service;

create function guard_tawaran_waktu() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from konsultasi k
    where k.jadwal_id = new.jadwal_id and k.profesional_id = new.profesional_id and k.status in (:scheduledStatuses)
      and k.mulai > new.dibuat
    for share of k;
    if not found then
      raise exception 'no times are offered for this consultation' using errcode = 'restrict_violation', constraint = 'tawaran_waktu_terjadwal';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or old.hasil is not null or new.hasil is null or (
    to_jsonb(new) - 'hasil' - 'berakhir_pada' - 'diambil' <> to_jsonb(old) - 'hasil' - 'berakhir_pada' - 'diambil'
  ) then
    raise exception 'an offer of times ends once' using errcode = 'restrict_violation', constraint = 'tawaran_waktu_tetap';
  end if;
  return new;
end $$;
create trigger tawaran_waktu_10_tetap before insert or delete or update on tawaran_waktu for each row
    execute function guard_tawaran_waktu();
comment on trigger tawaran_waktu_10_tetap on tawaran_waktu is 'Refuses an offer for what is not scheduled, has begun or is of another professional, and any change but its end.';

create function guard_waktu_diambil() returns trigger language plpgsql as $$
begin
  if not exists (
    select from konsultasi k join waktu_ditawarkan w on w.tawaran_waktu_id = new.tawaran_waktu_id and w.nomor = new.diambil
    where k.jadwal_id = new.jadwal_id and k.mulai = w.mulai and k.status in (:scheduledStatuses)
  ) then
    raise exception 'the consultation is not at the time that was taken' using errcode = 'integrity_constraint_violation', constraint = 'tawaran_waktu_terlaksana';
  end if;
  return null;
end $$;
create constraint trigger tawaran_waktu_80_terlaksana after update of hasil on tawaran_waktu deferrable initially deferred
    for each row when (new.hasil = 'diambil') execute function guard_waktu_diambil();
comment on trigger tawaran_waktu_80_terlaksana on tawaran_waktu is 'Refuses, at the commit, a taken time without the consultation at it.';

-- What was done for the consultations that a leave strands.

alter table alihan add constraint alihan_milik unique (alihan_id, jadwal_id);
comment on constraint alihan_milik on alihan is 'Lets the resolution of a leave refer to an offer together with its request.';

create table penyelesaian_cuti (
  cuti_id          int not null references cuti on delete cascade,
  jadwal_id        int not null references konsultasi,
  tindakan         text not null check (tindakan in (:semuaTindakan)),
  tawaran_waktu_id int,
  alihan_id        int,
  oleh             int not null references users,
  dibuat           timestamptz not null,
  primary key (cuti_id, jadwal_id),
  constraint penyelesaian_cuti_tawaran check ((tindakan = 'tawarkan') = (tawaran_waktu_id is not null)),
  constraint penyelesaian_cuti_alihan check ((tindakan = 'alihkan') = (alihan_id is not null)),
  constraint penyelesaian_cuti_alihan_konsultasi foreign key (alihan_id, jadwal_id)
      references alihan (alihan_id, jadwal_id),
  constraint penyelesaian_cuti_tawaran_konsultasi foreign key (tawaran_waktu_id, jadwal_id)
      references tawaran_waktu (tawaran_waktu_id, jadwal_id)
);
comment on table penyelesaian_cuti is 'What was done last for a consultation that a leave strands: one outcome each.';
comment on column penyelesaian_cuti.oleh is 'The professional or the admin who decided.';
comment on column penyelesaian_cuti.tawaran_waktu_id is 'The offer of times, where times were offered.';
comment on column penyelesaian_cuti.alihan_id is 'The offer of a colleague, where one was offered.';
comment on constraint penyelesaian_cuti_alihan on penyelesaian_cuti is 'Where a colleague is offered there is an offer, and nowhere else.';
comment on constraint penyelesaian_cuti_alihan_konsultasi on penyelesaian_cuti is 'The offer of a colleague is for this request.';
comment on constraint penyelesaian_cuti_tindakan_check on penyelesaian_cuti is 'The known acts.';
comment on constraint penyelesaian_cuti_tawaran on penyelesaian_cuti is 'Where times are offered there is an offer, and nowhere else.';
comment on constraint penyelesaian_cuti_tawaran_konsultasi on penyelesaian_cuti is 'The offer is for this consultation.';
create index penyelesaian_cuti_konsultasi on penyelesaian_cuti (jadwal_id);
grant select, insert, update (tindakan), update (tawaran_waktu_id), update (alihan_id), update (oleh),
  update (dibuat) on penyelesaian_cuti to service;
