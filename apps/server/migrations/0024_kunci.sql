-- A value may only be encrypted with a key that `data_key` lists. A rotation removes the old key from that list in its
-- last transaction, while it holds these tables: a write that was encrypted before and arrives later is refused, and the
-- client is asked to try again. Without this the write would be stored under a key that is about to be dropped.
-- An update is judged by the values that it changes: a row that holds an unreadable value can still change elsewhere.
create function jaga_kunci_konsultasi() returns trigger language plpgsql as $$
begin
  if exists (
    select from (values (old.keluhan, new.keluhan), (old.initial_consult, new.initial_consult),
      (old.alasan_batal, new.alasan_batal), (old.pesan_pindah, new.pesan_pindah)) v (lama, baru)
    where baru is not null and baru is distinct from lama
      and substring(baru from 2 for 4) not in (select key_id from data_key)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger konsultasi_kunci before insert or update of keluhan, initial_consult, alasan_batal, pesan_pindah
  on konsultasi for each row execute function jaga_kunci_konsultasi();

create function jaga_kunci_percakapan() returns trigger language plpgsql as $$
begin
  if new.pesan is not null and new.pesan is distinct from old.pesan
    and substring(new.pesan from 2 for 4) not in (select key_id from data_key) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger percakapan_kunci before insert or update of pesan
  on percakapan for each row execute function jaga_kunci_percakapan();

create function jaga_kunci_lampiran() returns trigger language plpgsql as $$
begin
  if exists (
    select from (values (old.nama, new.nama), (old.penuh, new.penuh), (old.kecil, new.kecil)) v (lama, baru)
    where baru is not null and baru is distinct from lama
      and substring(baru from 2 for 4) not in (select key_id from data_key)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger lampiran_kunci before insert or update of nama, penuh, kecil
  on lampiran for each row execute function jaga_kunci_lampiran();
