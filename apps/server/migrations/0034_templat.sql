-- Texts that a professional uses again in replies. The number is a place among twenty: a twenty-first has none.
create table templat (
  templat_id     int generated always as identity primary key,
  profesional_id int not null references tenaga_profesional,
  nomor          smallint not null check (nomor between 1 and 20),
  judul          text not null check (char_length(judul) between 1 and 60),
  isi            text not null check (char_length(isi) between 1 and 2000),
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  constraint templat_nomor_sekali unique (profesional_id, nomor)
);

comment on table templat is 'A text that a professional uses again in replies. Only its owner reads it.';
comment on constraint templat_nomor_sekali on templat is 'A professional has one template in each of twenty places.';
