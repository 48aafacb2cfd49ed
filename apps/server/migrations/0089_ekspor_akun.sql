-- The list of all accounts leaves the service with the present password of an admin and a reason, and every admin is told.
alter domain jenis_peristiwa drop constraint peristiwa_jenis_check;
alter domain jenis_peristiwa add constraint peristiwa_jenis_check
  check (value in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'rekam_dirilis', 'peringatan_konsultasi', 'jawab_separuh', 'jawab_lewat',
    'belum_dijawab', 'tidak_dijawab', 'jawab_habis', 'alihan_ditawarkan', 'dialihkan', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah', 'izin_diberi', 'izin_dicabut', 'jangkar_jejak',
    'dibuka_darurat', 'tinjauan', 'peringatan', 'peringatan_belum', 'janji_lewat', 'keberatan_ditanggapi', 'wa_berhenti',
    'admin_baru', 'tugas_diberi', 'akun_staf_diatur', 'pengaman_berubah', 'akun_diekspor'));

create table ekspor_akun (
  ekspor_id int         generated always as identity primary key,
  oleh      int         not null references users,
  alasan    text        not null,
  jumlah    int         not null,
  pada      timestamptz not null,
  constraint ekspor_akun_alasan check (alasan = btrim(alasan) and char_length(alasan) between 20 and 500)
);
comment on table ekspor_akun is 'Exports of the list of all accounts: which admin, when and why. The row of the trail has its number.';
comment on column ekspor_akun.alasan is 'Every admin reads it.';
comment on column ekspor_akun.jumlah is 'The number of accounts.';
comment on constraint ekspor_akun_alasan on ekspor_akun is 'The reason is trimmed, and has 20 to 500 characters.';
