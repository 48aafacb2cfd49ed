-- What a person was told at their arrival of how long they would wait.

alter table antrean add column perkiraan_dari smallint, add column perkiraan_sampai smallint,
  add constraint antrean_perkiraan check (num_nonnulls(perkiraan_dari, perkiraan_sampai) = 0
    or (perkiraan_dari is not null and perkiraan_sampai is not null and 0 <= perkiraan_dari and perkiraan_dari < perkiraan_sampai));
comment on column antrean.perkiraan_dari is 'How many minutes they would wait at least, as they were told at the arrival; null where it was not known.';
comment on column antrean.perkiraan_sampai is 'How many at most.';
comment on constraint antrean_perkiraan on antrean is 'What was told is a range of minutes.';
create trigger antrean_10_perkiraan before update of perkiraan_dari, perkiraan_sampai on antrean for each row
  when (old.perkiraan_dari is not null) execute function append_only('antrean_perkiraan_tetap');
comment on trigger antrean_10_perkiraan on antrean is 'What a person was told is not changed afterwards.';
create index antrean_diperkirakan on antrean (tanggal) where perkiraan_dari is not null;
comment on index antrean_diperkirakan is 'The waits of a period that were estimated, for the statistics.';
