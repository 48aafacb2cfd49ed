-- The page of a person reads only what it shows. See docs/adr/0078.

-- Of a person's trail, what others did: without the person's own acts, and without the lists and profiles that admins read.
create index jejak_tampil on jejak (subjek_id, nomor desc)
  where subjek_id is not null and pelaku_id is distinct from subjek_id
    and (dasar <> 'administrasi' or tindakan not in ('lihat', 'lihat_daftar'));
comment on index jejak_tampil is 'The rows that the page of a person shows at first.';
