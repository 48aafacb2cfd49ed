-- People without an appointment, whom the front desk lets into the queue.

alter table antrean add column tanpa_janji int references users;
comment on column antrean.tanpa_janji is 'The patient of the visit, where they came without an appointment; null where they had one.';
create unique index antrean_tanpa_janji_sekali on antrean (tanpa_janji, tanggal, klinik_id)
  where keadaan in (:dalamAntrean);
comment on index antrean_tanpa_janji_sekali is 'A person without an appointment waits once in a clinic and day.';
