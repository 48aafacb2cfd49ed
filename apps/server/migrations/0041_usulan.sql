-- What the clinic proposes to the patient of a consultation that it cancels: a slot of another professional. A proposal
-- reserves nothing, so nothing keeps two of them from the same slot, or a booking of another patient from it.
create table usulan (
  jadwal_id        int primary key,
  -- Always 'dibatalkan': with the key below, only a cancelled consultation has a proposal.
  status           text not null default 'dibatalkan' check (status = 'dibatalkan'),
  profesional_id   int not null,
  jadwal_tenaga_id int not null,
  tanggal          date not null,
  -- The hours at the time of the proposal: a session that has got other hours since is another slot.
  jam_mulai        time not null,
  jam_selesai      time not null,
  created_at       timestamptz not null,
  constraint usulan_selesai_sesudah_mulai check (jam_selesai > jam_mulai),
  constraint usulan_hanya_dibatalkan foreign key (jadwal_id, status) references konsultasi (jadwal_id, status),
  constraint usulan_sesi_milik_tenaga foreign key (jadwal_tenaga_id, profesional_id)
    references jadwal_tenaga (jadwal_tenaga_id, profesional_id)
);

comment on table usulan is 'A slot of another professional that the clinic proposes to the patient of a consultation which it cancelled. It reserves nothing. Only that patient and admins read it.';
comment on constraint usulan_selesai_sesudah_mulai on usulan is 'A proposed slot ends after it starts.';
comment on constraint usulan_hanya_dibatalkan on usulan is 'Only a cancelled consultation has a proposal.';
comment on constraint usulan_sesi_milik_tenaga on usulan is 'A proposal is a session of the proposed professional.';

create function hapus_usulan() returns trigger language plpgsql as $$
begin
  delete from usulan where jadwal_id = new.jadwal_id;
  return new;
end $$;
create trigger konsultasi_usulan_gugur before update of status on konsultasi for each row
  when (old.status = 'dibatalkan' and new.status <> 'dibatalkan') execute function hapus_usulan();

comment on trigger konsultasi_usulan_gugur on konsultasi is 'Deletes the proposal of a consultation that is no longer cancelled.';
