-- Series of meetings.

create table rangkaian (
  rangkaian_id   int generated always as identity primary key,
  user_id        int not null references users,
  profesional_id int not null references tenaga_profesional,
  jenis_id       int not null references jenis_konsultasi,
  jarak_minggu   smallint not null check (jarak_minggu in (:semuaJarakMinggu)),
  jumlah         smallint not null check (jumlah between :PERTEMUAN_TERSEDIKIT and :PERTEMUAN_TERBANYAK),
  oleh           int not null references users,
  dibuat         timestamptz not null,
  constraint rangkaian_milik unique (rangkaian_id, user_id, profesional_id)
);
comment on table rangkaian is 'Meetings that were planned together, every so many weeks. What became of each is said by its consultation.';
comment on column rangkaian.jarak_minggu is 'How many weeks lie between two meetings of the pattern.';
comment on column rangkaian.jumlah is 'How many meetings were booked.';
comment on column rangkaian.oleh is 'The professional, the admin or the clerk who planned it.';
comment on constraint rangkaian_milik on rangkaian is 'Lets its meetings refer to it together with their patient and professional.';
grant select, insert on rangkaian to service;

alter table konsultasi
  add rangkaian_id int,
  add urutan smallint,
  add constraint konsultasi_rangkaian foreign key (rangkaian_id, user_id, profesional_id)
    references rangkaian (rangkaian_id, user_id, profesional_id),
  add constraint konsultasi_urutan check ((rangkaian_id is null) = (urutan is null) and urutan >= 1);
comment on column konsultasi.rangkaian_id is 'The series of which it is a meeting.';
comment on column konsultasi.urutan is 'Which meeting of its series it is, from 1 on.';
comment on constraint konsultasi_rangkaian on konsultasi is 'A meeting is of the patient and the professional of its series.';
comment on constraint konsultasi_urutan on konsultasi is 'A meeting of a series says which one it is.';
create unique index konsultasi_rangkaian_urutan on konsultasi (rangkaian_id, urutan) where rangkaian_id is not null;
comment on index konsultasi_rangkaian_urutan is 'A series has each meeting once.';

create function guard_rangkaian() returns trigger language plpgsql as $$
begin
  raise exception 'a consultation stays in its series' using errcode = 'restrict_violation', constraint = 'konsultasi_rangkaian_tetap';
end $$;
create trigger konsultasi_20_rangkaian_tetap before update of rangkaian_id, urutan on konsultasi for each row
  when ((old.rangkaian_id, old.urutan) is distinct from (new.rangkaian_id, new.urutan)) execute function guard_rangkaian();
comment on trigger konsultasi_20_rangkaian_tetap on konsultasi is 'Which meeting of which series a consultation is does not change.';

create function guard_rangkaian_utuh() returns trigger language plpgsql as $$
begin
  if (select count(*) from konsultasi where rangkaian_id = new.rangkaian_id) <> new.jumlah then
    raise exception 'a series is booked as a whole' using errcode = 'integrity_constraint_violation', constraint = 'rangkaian_utuh';
  end if;
  return null;
end $$;
create constraint trigger rangkaian_80_utuh after insert on rangkaian deferrable initially deferred
  for each row execute function guard_rangkaian_utuh();
comment on trigger rangkaian_80_utuh on rangkaian is 'Refuses, at the commit, a series without all of its meetings.';
