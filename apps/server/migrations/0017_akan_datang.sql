-- Open consultations by their start. The search for the next free slots of all professionals goes hour by hour, and reads
-- the taken ones of an hour from this index alone. Finished and cancelled consultations are not in it, so it stays small.
create index konsultasi_akan_datang on konsultasi (mulai, jadwal_tenaga_id)
  where status in ('diajukan', 'menunggu', 'disetujui');
