-- What the clinic says about itself: one row, written by admins. Null is what they have not written.
create table layanan (
  satu          boolean primary key default true check (satu),
  versi         int not null default 1,
  versi_nomor   int not null default 1,
  nama          text constraint layanan_nama check (nama = btrim(nama) and char_length(nama) between 1 and 100),
  alamat        text constraint layanan_alamat check (alamat = btrim(alamat) and char_length(alamat) between 1 and 300),
  jam_buka      text constraint layanan_jam_buka check (jam_buka = btrim(jam_buka) and char_length(jam_buka) between 1 and 500),
  telepon       text[] not null default '{}' constraint layanan_telepon check (teks_ringkas(telepon, 3, 20)),
  email         text constraint layanan_email check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  petunjuk_arah text constraint layanan_petunjuk_arah
    check (petunjuk_arah = btrim(petunjuk_arah) and char_length(petunjuk_arah) between 1 and 500),
  peta_url      text constraint layanan_peta_url check (peta_url ~ '^https://\S+$' and char_length(peta_url) <= 500),
  biaya         text constraint layanan_biaya check (biaya = btrim(biaya) and char_length(biaya) between 1 and 600),
  pembayaran    text constraint layanan_pembayaran
    check (pembayaran = btrim(pembayaran) and char_length(pembayaran) between 1 and 600),
  bpjs          text constraint layanan_bpjs check (bpjs = btrim(bpjs) and char_length(bpjs) between 1 and 600),
  pengembalian  text constraint layanan_pengembalian
    check (pengembalian = btrim(pengembalian) and char_length(pengembalian) between 1 and 600)
);

create table nomor_darurat (
  urutan    smallint primary key check (urutan between 1 and 12),
  label     text not null check (label = btrim(label) and char_length(label) between 1 and 120),
  label_en  text check (label_en = btrim(label_en) and char_length(label_en) between 1 and 120),
  nomor     text not null check (nomor ~ '^\+?[0-9]{3,15}$'),
  ext       text check (ext ~ '^[0-9]{1,8}$'),
  jam       text check (jam = btrim(jam) and char_length(jam) between 1 and 60),
  wilayah   text check (wilayah = btrim(wilayah) and char_length(wilayah) between 1 and 80),
  diperiksa date not null
);

-- Before the triggers: no process has read them yet. The order is that of the crisis strip until now.
insert into layanan default values;
insert into nomor_darurat (urutan, nomor, ext, label, label_en, diperiksa) values
  (1, '119', '8', 'konseling kesehatan jiwa (Healing119/SEJIWA), gratis', 'mental health counselling (Healing119/SEJIWA), free of charge', '2026-11-20'),
  (2, '119', null, 'ambulans dan gawat darurat medis', 'ambulance and medical emergencies', '2026-11-20'),
  (3, '112', null, 'panggilan darurat (tersedia di sebagian kota/kabupaten)', 'emergency calls (available in some cities and regencies)', '2026-11-20'),
  (4, '129', null, 'SAPA 129: kekerasan terhadap perempuan dan anak', 'SAPA 129: violence against women and children', '2026-11-20');

-- Pages are completed with these texts by every process, from memory.
create function kabari_layanan() returns trigger language plpgsql as $$
begin
  perform kabari(jsonb_build_object('jenis', 'layanan'));
  return null;
end $$;
create trigger layanan_kabar after update on layanan for each row
  when (old is distinct from new) execute function kabari_layanan();
create trigger nomor_darurat_kabar after insert or update or delete on nomor_darurat for each statement
  execute function kabari_layanan();

-- At the commit: a list is replaced by deleting the old rows first.
create function jaga_nomor_darurat() returns trigger language plpgsql as $$
begin
  if not exists (select from nomor_darurat) then
    raise exception 'the last emergency number cannot be deleted' using errcode = 'check_violation', constraint = 'nomor_darurat_tersisa';
  end if;
  return null;
end $$;
create constraint trigger nomor_darurat_tersisa after delete on nomor_darurat deferrable initially deferred
  for each row execute function jaga_nomor_darurat();

comment on table layanan is 'What the clinic says about itself, in one row: contact, place, price and payment. Public.';
comment on constraint layanan_nama on layanan is 'The name is trimmed, and has 1 to 100 characters where there is one.';
comment on constraint layanan_alamat on layanan is 'The address is trimmed, and has 1 to 300 characters where there is one.';
comment on constraint layanan_jam_buka on layanan is 'The opening hours are trimmed, and have 1 to 500 characters where there are any.';
comment on constraint layanan_telepon on layanan is 'At most 3 telephone numbers of at most 20 characters.';
comment on constraint layanan_email on layanan is 'An e-mail address has one @ and no blanks.';
comment on constraint layanan_petunjuk_arah on layanan is 'The way there is trimmed, and has 1 to 500 characters where it is described.';
comment on constraint layanan_peta_url on layanan is 'A map is a link of https: no other scheme, which a page would run, and no blanks.';
comment on constraint layanan_biaya on layanan is 'What the price means is trimmed, and has 1 to 600 characters where it is written.';
comment on constraint layanan_pembayaran on layanan is 'How to pay is trimmed, and has 1 to 600 characters where it is written.';
comment on constraint layanan_bpjs on layanan is 'What BPJS covers is trimmed, and has 1 to 600 characters where it is written.';
comment on constraint layanan_pengembalian on layanan is 'How money is refunded is trimmed, and has 1 to 600 characters where it is written.';
comment on trigger layanan_kabar on layanan is 'Notifies every process of a change: pages are completed with the new texts.';
comment on table nomor_darurat is 'Emergency numbers in the order in which every page shows them. Public.';
comment on trigger nomor_darurat_kabar on nomor_darurat is 'Notifies every process of a change: pages are completed with the new numbers.';
comment on trigger nomor_darurat_tersisa on nomor_darurat is 'Refuses a transaction that leaves no emergency number.';
comment on function kabari_layanan is 'Notifies every process that the texts or the emergency numbers of the clinic changed.';
comment on function jaga_nomor_darurat is 'Refuses an empty list of emergency numbers, at the commit.';
