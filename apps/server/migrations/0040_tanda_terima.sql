-- A patient who books gets a receipt by mail. It is an event beside the one for the professional: one statement
-- writes both, so a booking does not take another statement.
create or replace function catat_pengajuan() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
  select jenis, new.jadwal_id, new.diubah_oleh, new.mulai, new.created_at
  from (values
    ('pengajuan', true),
    ('tanda_terima', new.pengaju_id = new.user_id),
    ('didaftarkan', new.pengaju_id <> new.user_id)
  ) as tell (jenis, is_news)
  where is_news;
  return null;
end $$;

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan'));

comment on trigger konsultasi_peristiwa_baru on konsultasi is 'Writes the event `pengajuan`, and `tanda_terima` where the patient booked or `didaftarkan` where another person booked for them; notices and mails follow.';
