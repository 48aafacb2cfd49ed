-- What a mail is counted for, as a digest: the address it goes to, or who caused it and where it goes. The relay stops
-- making mails of a kind where there are enough of them within 24 hours; the notice in the app is made in any case.
alter table surat add column hitung bytea check (octet_length(hitung) = 32);
create index surat_hitung on surat (hitung, jenis, created_at) where hitung is not null;
