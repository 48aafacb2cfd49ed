-- Why consultations were cancelled, for the statistics.

create index konsultasi_batal on konsultasi (mulai, sebab_batal) where status = 'dibatalkan';
comment on index konsultasi_batal is 'Counts cancellations of a period by their cause, among them absences.';
