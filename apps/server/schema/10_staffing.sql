-- Room: staffing.

create table ekspor_akun (
  ekspor_id int generated always as identity primary key,
  oleh      int not null references users,
  alasan    text not null,
  jumlah    int not null,
  pada      timestamptz not null,
  constraint ekspor_akun_alasan check (alasan = btrim(alasan) and (char_length(alasan) between :ALASAN_TERPENDEK and :maxLength.alasan))
);
comment on table ekspor_akun is 'Exports of the list of all accounts: which admin, when and why. The row of the trail has its number.';
comment on column ekspor_akun.alasan is 'Every admin reads it.';
comment on column ekspor_akun.jumlah is 'The number of accounts.';
comment on constraint ekspor_akun_alasan on ekspor_akun is 'The reason is trimmed, and has :ALASAN_TERPENDEK to :maxLength.alasan characters.';
grant select, insert on ekspor_akun to service;
