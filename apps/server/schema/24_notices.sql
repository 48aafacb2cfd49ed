-- Consents that are given on paper.

alter table persetujuan
  add column kanal text not null default 'web' check (kanal in (:KanalPersetujuan)),
  add constraint persetujuan_kanal_oleh check ((kanal = 'loket') = (oleh <> user_id));
comment on column persetujuan.kanal is 'Whether the person said it in the service, or on paper at the counter.';
comment on column persetujuan.oleh is 'Who recorded it: the person, or the admin at the counter.';
comment on constraint persetujuan_kanal_oleh on persetujuan is 'What another account records was said at the counter.';
