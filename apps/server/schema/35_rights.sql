-- The rights of a person, in a large database.

-- What an erasure deletes and a copy reads is found by its person. `peristiwa` has no entry of a booking here, and a mail is
-- found by the key that it has anyway.
create index peristiwa_orang on peristiwa (user_id) where user_id is not null;
comment on index peristiwa_orang is 'What an erasure deletes. Events about a consultation are not in it.';
alter table surat drop constraint surat_sekali, add constraint surat_sekali unique (user_id, peristiwa_id);
comment on constraint surat_sekali on surat is 'An event makes one mail for a person. The person comes first: their mails are found by it.';
create index bilik_orang on bilik (user_id);
drop index reset_password_user;
create index reset_password_user on reset_password (user_id);
create index daftar_tunggu_orang on daftar_tunggu (user_id);
create index tawaran_orang on tawaran (user_id);
create index rangkaian_orang on rangkaian (user_id);
create index antrean_konsultasi on antrean (jadwal_id);
create index peringatan_orang on peringatan (user_id);
create index buka_darurat_konsultasi on buka_darurat (jadwal_id);
create index ekspor_akun_oleh on ekspor_akun (oleh);
drop index insiden_terdampak_orang;
create index insiden_terdampak_orang on insiden_terdampak (user_id);
comment on index insiden_terdampak_orang is 'What a person is told, and their copy.';
