-- PostgreSQL parses the check of a table for each statement that writes to it, and the check of a domain once for each
-- connection. See docs/adr/0079.

-- Each column gets its type before the domain gets its constraint: PostgreSQL then checks the rows without rewriting them.
create domain jenis_peristiwa as text;
alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa alter column jenis type jenis_peristiwa;
alter domain jenis_peristiwa add constraint peristiwa_jenis_check
  check (value in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'rekam_dirilis', 'peringatan_konsultasi', 'jawab_separuh', 'jawab_lewat',
    'belum_dijawab', 'tidak_dijawab', 'jawab_habis', 'alihan_ditawarkan', 'dialihkan', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah', 'izin_diberi', 'izin_dicabut', 'jangkar_jejak',
    'dibuka_darurat', 'tinjauan', 'peringatan', 'peringatan_belum', 'janji_lewat', 'keberatan_ditanggapi', 'wa_berhenti'));

create domain dasar_jejak as text;
alter table jejak_baru drop constraint jejak_baru_dasar_check;
alter table jejak_baru alter column dasar type dasar_jejak;
alter domain dasar_jejak add constraint jejak_baru_dasar_check
  check (value in ('milik_sendiri', 'perawatan', 'administrasi', 'izin', 'tautan', 'sistem', 'darurat', 'jaga'));
