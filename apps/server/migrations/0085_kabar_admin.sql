-- What one admin does to accounts and safeguards is told to all admins. See docs/adr/0085.
alter domain jenis_peristiwa drop constraint peristiwa_jenis_check;
alter domain jenis_peristiwa add constraint peristiwa_jenis_check
  check (value in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'rekam_dirilis', 'peringatan_konsultasi', 'jawab_separuh', 'jawab_lewat',
    'belum_dijawab', 'tidak_dijawab', 'jawab_habis', 'alihan_ditawarkan', 'dialihkan', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah', 'izin_diberi', 'izin_dicabut', 'jangkar_jejak',
    'dibuka_darurat', 'tinjauan', 'peringatan', 'peringatan_belum', 'janji_lewat', 'keberatan_ditanggapi', 'wa_berhenti',
    'admin_baru', 'tugas_diberi', 'akun_staf_diatur', 'pengaman_berubah'));

alter table pemberitahuan add column tentang int references users;
comment on column pemberitahuan.tentang is 'The account that a notice for admins is about; null for every other notice.';
