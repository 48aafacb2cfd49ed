-- The catalog says what each table, rule, trigger, view and function is for. docs/database.md is written from these words,
-- and a test fails where a new one has none: the migration that makes it adds its comment.

comment on table schema_migration is 'The migrations that have been applied, in their order.';
comment on table level is 'The five roles.';
comment on constraint level_nama_level_key on level is 'Two roles do not share a name.';

comment on table users is 'An account: a patient, a professional or an admin, by its level.';
comment on index users_email_sekali is 'An e-mail address belongs to one account, in upper or lower case.';
comment on trigger users_akhiri_reset on users is 'Invalidates the reset links and the pending change of e-mail of an account whose password or e-mail changes.';
comment on trigger users_data_berubah on users is 'Writes the event `data_berubah` when name, phone or BPJS number changes; a notice and a mail follow.';
comment on trigger users_hitungan_baru on users is 'Adds the new accounts to the differences of the kept counts.';
comment on trigger users_hitungan_hapus on users is 'Subtracts the deleted accounts from the kept counts.';
comment on trigger users_hitungan_ubah on users is 'Moves an account between the kept counts when its level or status changes.';
comment on trigger users_kabar on users is 'Notifies every process of a change of level or status: sessions are read again, and the slots of a professional too.';
comment on trigger users_kabar_ganti_password on users is 'Notifies every process when `harus_ganti_password` changes, so that no process acts on remembered rights.';
comment on trigger users_menunggu_pemesanan on users is 'Takes the lock `kedudukan` before level or status changes: the change waits for bookings under way, later ones see it.';
comment on trigger users_password_akhiri_langganan on users is 'Deletes the calendar address of an account whose password changes.';

comment on table auth_session is 'An open session. Only the hash of its token is stored.';
comment on constraint auth_session_sesi_sekali on auth_session is 'The public number of a session names one session.';
comment on trigger auth_session_kabar on auth_session is 'Notifies every process of the end of a session: it forgets the token and closes the live connections.';
comment on trigger auth_session_kosong on auth_session is 'Notifies every process to read all sessions again when the table is truncated.';

comment on table login_failure is 'Recent failed attempts by account, device, address or network, as a hash. Known and unknown accounts look alike.';
comment on table data_key is 'The ids of the keys that may encrypt. A rotation removes the old one last.';
comment on table spesialisasi is 'Specialities of professionals.';
comment on index spesialisasi_nama_sekali is 'Two specialities do not share a name, in upper or lower case.';

comment on table tenaga_profesional is 'A health professional: an account of level 2 or 3 with its speciality and place.';
comment on constraint tenaga_profesional_user_sekali on tenaga_profesional is 'An account is one professional at most.';
comment on trigger tenaga_profesional_kabar on tenaga_profesional is 'Notifies every process that an account became a professional, or is one no longer.';
comment on trigger tenaga_profesional_kabar_ubah on tenaga_profesional is 'Notifies every process that a professional belongs to another account.';
comment on trigger tenaga_profesional_pindah_spesialisasi on tenaga_profesional is 'Moves the kept counts of a professional to the new speciality, under the lock `hitungan`.';

comment on table jadwal_tenaga is 'A weekly session of a professional.';
comment on constraint jadwal_tenaga_milik on jadwal_tenaga is 'Lets a consultation refer to a session and its professional together.';
comment on constraint jadwal_tenaga_nomor_sekali on jadwal_tenaga is 'A session number is used once a weekday for each professional.';
comment on constraint jadwal_tenaga_selesai_sesudah_mulai on jadwal_tenaga is 'A session ends after it begins, on the same day.';
comment on constraint jadwal_tenaga_tidak_bertumpuk on jadwal_tenaga is 'Sessions of one professional on one weekday do not overlap; they may touch.';
comment on trigger jadwal_tenaga_kabar on jadwal_tenaga is 'Notifies every process that the slots of a professional changed.';
comment on trigger jadwal_tenaga_kabar_ubah on jadwal_tenaga is 'Notifies every process that the slots of a professional changed.';
comment on trigger jadwal_tenaga_masih_dipakai on jadwal_tenaga is 'Refuses a new weekday or new hours while a consultation ahead is booked in the session.';

comment on table jenis_konsultasi is 'Kinds of consultation; there is one.';
comment on constraint jenis_konsultasi_nama_jenis_key on jenis_konsultasi is 'Two kinds do not share a name.';

comment on table konsultasi is 'A consultation of one patient with one professional. Complaint, reply, reason and message are encrypted.';
comment on constraint konsultasi_balasan_berversi on konsultasi is 'A reply has a version, and only a reply has one.';
comment on constraint konsultasi_digest_ikut_kunci on konsultasi is 'An idempotency key comes with the digest of its request.';
comment on constraint konsultasi_pasien_satu_waktu on konsultasi is 'A patient has no two live consultations at the same time.';
comment on constraint konsultasi_tenaga_satu_waktu on konsultasi is 'A professional has no two live consultations at the same time.';
comment on constraint konsultasi_sebab on konsultasi is 'A cancelled consultation has a cause, and only a cancelled one.';
comment on constraint konsultasi_selesai_sesudah_mulai on konsultasi is 'A consultation ends after it begins.';
comment on constraint konsultasi_sesi_milik_tenaga on konsultasi is 'The session belongs to the professional of the consultation.';
comment on constraint konsultasi_status_sekali on konsultasi is 'Lets a review refer to a consultation together with its status.';
comment on constraint konsultasi_keluhan_check on konsultasi is 'Only an encrypted value is stored.';
comment on constraint konsultasi_initial_consult_check on konsultasi is 'Only an encrypted value is stored.';
comment on constraint konsultasi_alasan_batal_check on konsultasi is 'Only an encrypted value is stored.';
comment on constraint konsultasi_pesan_pindah_check on konsultasi is 'Only an encrypted value is stored.';
comment on index konsultasi_kunci_sekali is 'An idempotency key of one account books once.';
comment on index konsultasi_satu_pengajuan is 'A patient has one unanswered request with a professional.';
comment on trigger konsultasi_balasan on konsultasi is 'Counts the version of a changed reply and stores its author and time. A key rotation is no change.';
comment on trigger konsultasi_balasan_baru on konsultasi is 'Gives the first version, the author and the time to a reply that is inserted with its consultation.';
comment on trigger konsultasi_baru on konsultasi is 'Records the first status in `riwayat_status`.';
comment on trigger konsultasi_hari_layanan on konsultasi is 'Refuses a booking on a closed day or during leave. Shares the locks `tanggal` and `tenaga` with other bookings.';
comment on trigger konsultasi_hitungan_baru on konsultasi is 'Adds a new consultation to the differences of the kept counts, or subtracts a deleted one.';
comment on trigger konsultasi_hitungan_ubah on konsultasi is 'Moves a consultation between the kept counts when its status, start, professional or method changes.';
comment on trigger konsultasi_kabar_hapus on konsultasi is 'Notifies every process that a slot is free because its consultation was deleted.';
comment on trigger konsultasi_kabar_pindah on konsultasi is 'Notifies every process of the slots that a cancellation, a restored consultation or a move frees or takes. The server that books sends the notification of a new booking.';
comment on trigger konsultasi_kunci on konsultasi is 'Refuses a value that is encrypted with a key outside `data_key`.';
comment on trigger konsultasi_lupakan_konfirmasi on konsultasi is 'Clears the patient''s confirmation when the consultation is moved or cancelled.';
comment on trigger konsultasi_orang_aktif on konsultasi is 'Refuses a booking unless patient and professional are active and of the right level. Shares the lock `kedudukan` of both.';
comment on trigger konsultasi_peristiwa_baru on konsultasi is 'Writes the event `pengajuan`, and `didaftarkan` where another person booked for the patient; notices and mails follow.';
comment on trigger konsultasi_peristiwa_ubah on konsultasi is 'Writes the events of a changed status, start or reply; notices and mails follow. Deletes the unpublished event of a change that is undone in time.';
comment on trigger konsultasi_pindah on konsultasi is 'Records every change of status or start in `riwayat_status`.';
comment on trigger konsultasi_pindah_hari_layanan on konsultasi is 'Refuses a move to, or a restored consultation on, a closed day or a day of leave. Shares the locks `tanggal` and `tenaga`.';
comment on trigger konsultasi_pindah_orang_aktif on konsultasi is 'Refuses a move, a restored or a reopened consultation unless both people are active. Shares the lock `kedudukan` of both.';
comment on trigger konsultasi_sebab_batal on konsultasi is 'Fills in from whose side a cancellation came; clears cause and reason when it is undone.';

comment on table riwayat_status is 'Every change of a consultation''s status or start, with its author and time. Rows are only added, by triggers.';
comment on constraint riwayat_status_jadwal_berpasangan on riwayat_status is 'A move has the start before and the start after.';
comment on trigger riwayat_status_tetap on riwayat_status is 'Refuses to change or delete a record.';
comment on trigger riwayat_status_tidak_dikosongkan on riwayat_status is 'Refuses to truncate the table.';

comment on table percakapan is 'The messages of a consultation''s conversation, encrypted. Their ids grow in the order of visibility (lock `percakapan`).';
comment on constraint percakapan_balas_sekonsultasi on percakapan is 'A message quotes a message of the same consultation.';
comment on constraint percakapan_isi_atau_hapus on percakapan is 'A message has text or a file; a deleted one has neither.';
comment on constraint percakapan_nomor_sekali on percakapan is 'Lets a message refer to another of the same consultation.';
comment on constraint percakapan_sekali on percakapan is 'A message that a client sends again is stored once.';
comment on constraint percakapan_pesan_check on percakapan is 'Only an encrypted value is stored.';
comment on trigger percakapan_kunci on percakapan is 'Refuses a text that is encrypted with a key outside `data_key`.';

comment on table feedback is 'The review of a finished consultation.';
comment on constraint feedback_hanya_selesai on feedback is 'Only a finished consultation is reviewed, and a reviewed one stays finished.';
comment on constraint feedback_sekali on feedback is 'A consultation is reviewed once.';
comment on trigger feedback_dihitung on feedback is 'Adds the rating to the count and the sum of the professional.';

comment on table foto is 'The photo of an account in four sizes; `users.foto_versi` names the current version.';
comment on constraint foto_isi_check on foto is 'A WebP picture of at most 1 MiB.';
comment on table pengaturan is 'The settings of the clinic: one row.';
comment on constraint pengaturan_satu_check on pengaturan is 'With the primary key: there is no second row.';
comment on trigger pengaturan_kabar on pengaturan is 'Notifies every process to read all sessions again when strict privacy is switched.';

comment on table hari_libur is 'The holiday calendar. `buka` marks a holiday on which the clinic is open.';
comment on constraint hari_libur_tanggal_sekali on hari_libur is 'A date is in the calendar once.';
comment on trigger hari_libur_kabar on hari_libur is 'Notifies every process that the slots of the date changed, before and after.';
comment on trigger hari_libur_menunggu_pemesanan on hari_libur is 'Takes the lock `tanggal` before a date closes: the change waits for bookings under way, later ones see it.';

comment on table cuti is 'Leave: days on which a professional sees no patient.';
comment on constraint cuti_sampai_tidak_sebelum_dari on cuti is 'Leave does not end before it begins.';
comment on constraint cuti_tidak_bertumpuk on cuti is 'Two leaves of one professional do not overlap.';
comment on trigger cuti_kabar on cuti is 'Notifies every process that the slots of the professional changed.';
comment on trigger cuti_menunggu_pemesanan on cuti is 'Takes the lock `tenaga` before leave is stored: it waits for bookings under way, later ones see it.';

comment on table kalender_langganan is 'The secret calendar address of an account. Only the hash of its token is stored.';
comment on constraint kalender_langganan_token_sekali on kalender_langganan is 'A token opens one calendar.';
comment on trigger kalender_langganan_dibuat on kalender_langganan is 'Writes the event `kalender_dibuat` for a new address; a notice and a mail follow.';

comment on table lampiran is 'The file of a message, encrypted: the whole and, of a picture, a small copy.';
comment on constraint lampiran_gambar_bersisi on lampiran is 'A picture has width, height and a small copy; a PDF has none of them.';
comment on constraint lampiran_nama_check on lampiran is 'Only an encrypted value is stored.';
comment on constraint lampiran_penuh_check on lampiran is 'Only an encrypted value is stored.';
comment on constraint lampiran_kecil_check on lampiran is 'Only an encrypted value is stored.';
comment on trigger lampiran_kunci on lampiran is 'Refuses a file that is encrypted with a key outside `data_key`.';
comment on table percakapan_peserta is 'How far each of the two has received and read a conversation.';
comment on constraint percakapan_dibaca_sesudah_terkirim on percakapan_peserta is 'A message is read only after it was received.';

comment on table peristiwa is 'The outbox: events that are committed and not published yet. The relay deletes them and writes notices and mails.';
comment on constraint peristiwa_tentang_satu on peristiwa is 'An event is about a consultation or about an account, not both.';
comment on table pengingat is 'Reminders that were given: one of each kind for each start.';
comment on table pemberitahuan is 'A notice to one person in the notification centre.';
comment on constraint pemberitahuan_sekali on pemberitahuan is 'An event makes one notice for a person.';
comment on index pemberitahuan_undangan_ulasan_sekali is 'A patient is invited to review a consultation once.';
comment on table surat is 'A mail and its state. Its text is made when it is sent and is not stored.';
comment on constraint surat_sekali on surat is 'An event makes one mail for a person.';
comment on constraint surat_terkirim_berwaktu on surat is 'A sent mail has the time at which it was sent, and only a sent one.';
comment on trigger surat_hitungan_baru on surat is 'Adds the new mails to the differences of the kept counts.';
comment on trigger surat_hitungan_hapus on surat is 'Subtracts the deleted mails from the kept counts.';
comment on table tanpa_surat is 'Kinds of notice for which a person turned mail off.';

comment on table reset_password is 'Reset links that were mailed. Only the hash of a token is stored.';
comment on table reset_diminta is 'Recent requests for a reset link or a change of e-mail, as a hash, to limit them.';
comment on table perangkat_dikenal is 'Browsers and systems from which an account was opened before: any other causes a mail.';

comment on table hitungan_baru is 'Differences of the kept counts of consultations that are not folded in yet.';
comment on table hitungan_semua is 'Kept count of consultations by status and method.';
comment on table hitungan_tenaga is 'Kept count of consultations by professional, status and method.';
comment on table hitungan_hari is 'Kept count of consultations by date, status and method.';
comment on table hitungan_jam is 'Kept count of live consultations by date and hour.';
comment on table hitungan_spesialisasi is 'Kept count of consultations by date and the professional''s current speciality.';
comment on table hitungan_pengguna_baru is 'Differences of the kept counts of accounts that are not folded in yet.';
comment on table hitungan_pengguna is 'Kept count of accounts by level and status, for every thousand ids.';
comment on table hitungan_surat_baru is 'Differences of the kept count of mails that are not folded in yet.';
comment on table hitungan_surat is 'Kept count of mails by the date on which they were made.';

comment on table foto_unggahan is 'Photos that an account uploaded lately, for the quota.';
comment on table ganti_email is 'The e-mail address that an account asked for and has not confirmed yet.';
comment on table tautan_email is 'Confirmation links of a pending change of e-mail; they are deleted with it. Only the hash of a token is stored.';
comment on table perangkat_token is 'Browsers that signed in to an account: failed attempts from them are counted apart. Only the hash is stored.';
comment on constraint perangkat_token_hash_sekali on perangkat_token is 'A token belongs to one account.';
comment on constraint perangkat_token_nomor_sekali on perangkat_token is 'With the range of `nomor`: an account has at most ten known browsers.';

comment on view jumlah_hari is 'Consultations by date, status and method, exact: the sum over kept counts and differences.';
comment on view jumlah_jam is 'Live consultations by date and hour, exact.';
comment on view jumlah_pengguna is 'Accounts by level and status for every thousand ids, exact.';
comment on view jumlah_semua is 'Consultations by status and method, exact.';
comment on view jumlah_spesialisasi is 'Consultations by date and speciality, exact.';
comment on view jumlah_surat is 'Mails by date, exact.';
comment on view jumlah_tenaga is 'Consultations by professional, status and method, exact.';

comment on function hitung_ulang() is 'Counts everything anew, corrects kept counts that differ and returns how many did. Takes the lock `hitungan`.';
comment on function jam_wib(timestamptz) is 'The hour of an instant in Jakarta.';
comment on function kabari(jsonb) is 'Notifies every process (NOTIFY on the channel `sehati`) when the transaction commits. Carries ids and dates only.';
comment on function kabari_slot(int, date) is 'Notifies that slots changed, of one professional and date or, where one is null, of all of them.';
comment on function kunci_orang(int, int) is 'Shares the lock `kedudukan` of two accounts, the lower id first.';
comment on function lipat_hitungan() is 'Folds the differences into the kept counts and returns how many there were; 0 while another transaction does so.';
comment on function tanggal_wib(timestamptz) is 'The date of an instant in Jakarta.';
