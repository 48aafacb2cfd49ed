-- The password of this account was chosen by an admin: its person is led to the choice of an own one.
alter table users add column harus_ganti_password boolean not null default false;

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan', 'balasan',
    'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset', 'email_konfirmasi', 'email_diminta',
    'email_berubah', 'password_admin'));
