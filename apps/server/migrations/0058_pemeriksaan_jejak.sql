-- The result of the nightly check of the trail (jobs/verify-jejak.ts; decision 58).
create table pemeriksaan_jejak (
  hari    date primary key,
  mulai   timestamptz not null,
  selesai timestamptz not null,
  baris   bigint not null,
  nomor   bigint not null,
  rusak   int not null,
  temuan  jsonb not null,
  constraint pemeriksaan_jejak_berurutan check (selesai >= mulai),
  constraint pemeriksaan_jejak_angka check (baris >= 0 and nomor >= 0 and rusak >= 0),
  constraint pemeriksaan_jejak_temuan check (jsonb_typeof(temuan) = 'array')
);
comment on table pemeriksaan_jejak is 'The result of each nightly check of the trail, kept for a year.';
comment on column pemeriksaan_jejak.hari is 'The date in Jakarta on which the check began.';
comment on column pemeriksaan_jejak.baris is 'How many rows were read.';
comment on column pemeriksaan_jejak.nomor is 'The number of the last row that was read; 0 where the trail is empty.';
comment on column pemeriksaan_jejak.rusak is 'How many faults were found; a gap that a restore explains is none.';
comment on column pemeriksaan_jejak.temuan is 'The first twenty findings: kind, first and last number.';
comment on constraint pemeriksaan_jejak_berurutan on pemeriksaan_jejak is 'A check ends after it began.';
comment on constraint pemeriksaan_jejak_angka on pemeriksaan_jejak is 'Numbers and counts are not negative.';
comment on constraint pemeriksaan_jejak_temuan on pemeriksaan_jejak is 'Findings are a list.';
