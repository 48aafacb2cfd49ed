-- Mails of alerts to one person are folded: one at once, then at most one a minute, which says how many it stands for.

alter table surat
  add column jumlah     int not null default 1,
  add column kirim_pada timestamptz,
  add constraint surat_jumlah check (jumlah >= 1);
create unique index surat_dilipat on surat (user_id, jenis) where kirim_pada is not null and not diantrekan;
create index surat_dilipat_terakhir on surat (user_id, jenis, kirim_pada) where kirim_pada is not null;

comment on column surat.jumlah is 'Of how many events the mail tells: more than 1 only where mails of its kind are folded.';
comment on column surat.kirim_pada is 'When its job may be made; null where mails of its kind are not folded.';
comment on constraint surat_jumlah on surat is 'A mail tells of an event.';
comment on index surat_dilipat is 'One folded mail of a kind waits for each person.';
comment on index surat_dilipat_terakhir is 'When the last folded mail of a kind was sent to a person.';
