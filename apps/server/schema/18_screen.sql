-- The screens of waiting rooms, and what is followed live of a queue.

create table layar (
  layar_id   int generated always as identity primary key,
  klinik_id  int not null references klinik,
  nama       text not null constraint layar_nama_check check (length(nama) between 1 and :maxLength.nama_layar),
  token_hash bytea not null constraint layar_token_hash_check check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  constraint layar_token_sekali unique (token_hash)
);
comment on table layar is 'The screens of waiting rooms: each has a secret address that shows numbers and rooms. Only the hash of its token is stored.';
comment on constraint layar_token_sekali on layar is 'A token opens one screen.';
grant select, insert, delete on layar to service;

create trigger antrean_90_kabar after insert or update of keadaan on antrean
  for each row execute function notify_change('antrean', 'klinik_id');
comment on trigger antrean_90_kabar on antrean is 'The desk, and the patients of the clinic, read the queue again as soon as a number was given or has moved on.';
