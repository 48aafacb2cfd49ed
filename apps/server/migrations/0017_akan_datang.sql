-- What is still to come, by when it begins: the next free slots of everybody are found hour by hour, and all that are
-- taken at an hour are read here alone. What is over is not in it, so that it stays as small as the coming weeks.
create index konsultasi_akan_datang on konsultasi (mulai, jadwal_tenaga_id)
  where status in ('diajukan', 'menunggu', 'disetujui');
