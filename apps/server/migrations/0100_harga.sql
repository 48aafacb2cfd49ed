-- A consultation keeps its price, so that a new price changes no past one. Each one so far cost 50 000.
alter table konsultasi add column harga int not null default 50000 check (harga >= 0);

comment on column konsultasi.harga is 'What the consultation costs without BPJS, in rupiah, when it was booked. The default is the price of the time before prices were kept.';
