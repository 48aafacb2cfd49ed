-- Triggers notify the processes of a change after its commit, also of one that does not come from a server. A change that
-- is rolled back is not notified. An event holds only ids and dates, because every database user can listen.
create function kabari(isi jsonb) returns void language sql as $$
  select pg_notify('sehati', isi::text)
$$;

-- No date means every date of this professional, no professional every professional.
create function kabari_slot(profesional_id int, tanggal date) returns void language sql as $$
  select kabari(jsonb_build_object('jenis', 'slot', 'profesional_id', profesional_id, 'tanggal', tanggal))
$$;

create function kabari_slot_konsultasi() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status <> 'dibatalkan' then
    perform kabari_slot(old.profesional_id, (old.mulai at time zone 'Asia/Jakarta')::date);
  end if;
  -- The same message twice in one transaction is sent once.
  if tg_op <> 'DELETE' and new.status <> 'dibatalkan' then
    perform kabari_slot(new.profesional_id, (new.mulai at time zone 'Asia/Jakarta')::date);
  end if;
  return null;
end $$;
create trigger konsultasi_kabar_baru after insert on konsultasi for each row
  when (new.status <> 'dibatalkan') execute function kabari_slot_konsultasi();
-- Only what takes or frees a slot: an approval does not.
create trigger konsultasi_kabar_pindah after update of status, mulai, selesai, profesional_id on konsultasi for each row
  when (((old.status = 'dibatalkan'), old.mulai, old.selesai, old.profesional_id)
    is distinct from ((new.status = 'dibatalkan'), new.mulai, new.selesai, new.profesional_id))
  execute function kabari_slot_konsultasi();
create trigger konsultasi_kabar_hapus after delete on konsultasi for each row
  when (old.status <> 'dibatalkan') execute function kabari_slot_konsultasi();

-- Weekly sessions and leave concern many dates of one professional.
create function kabari_slot_tenaga() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform kabari_slot(old.profesional_id, null); end if;
  if tg_op <> 'DELETE' then perform kabari_slot(new.profesional_id, null); end if;
  return null;
end $$;
create trigger jadwal_tenaga_kabar after insert or delete on jadwal_tenaga for each row
  execute function kabari_slot_tenaga();
create trigger jadwal_tenaga_kabar_ubah after update on jadwal_tenaga for each row
  when (old is distinct from new) execute function kabari_slot_tenaga();
create trigger cuti_kabar after insert or update or delete on cuti for each row
  execute function kabari_slot_tenaga();

create function kabari_slot_libur() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform kabari_slot(null, old.tanggal); end if;
  if tg_op <> 'DELETE' then perform kabari_slot(null, new.tanggal); end if;
  return null;
end $$;
create trigger hari_libur_kabar after insert or update or delete on hari_libur for each row
  execute function kabari_slot_libur();

-- A session that ends takes its open connections with it, on every server.
create function kabari_sesi_berakhir() returns trigger language plpgsql as $$
begin
  perform kabari(jsonb_build_object('jenis', 'sesi', 'sesi_id', old.sesi_id));
  return null;
end $$;
create trigger auth_session_kabar after delete on auth_session for each row execute function kabari_sesi_berakhir();

-- So does an account that is closed or gets other rights; a professional's slots come or go with it.
create function kabari_akun() returns trigger language plpgsql as $$
begin
  perform kabari(jsonb_build_object('jenis', 'akun', 'user_id', new.user_id));
  perform kabari_slot(t.profesional_id, null) from tenaga_profesional t where t.user_id = new.user_id;
  return null;
end $$;
create trigger users_kabar after update of status_user, level_id on users for each row
  when ((old.status_user, old.level_id) is distinct from (new.status_user, new.level_id)) execute function kabari_akun();
