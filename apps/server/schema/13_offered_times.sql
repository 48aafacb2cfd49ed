-- Leave that the clinic files.

alter table cuti add column oleh_klinik boolean not null default false;
comment on column cuti.oleh_klinik is 'Whether an admin filed it: then admins read its note, too. The note of a professional’s own leave is read by that professional alone.';
