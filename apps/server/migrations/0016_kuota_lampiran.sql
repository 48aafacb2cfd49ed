-- What one person has sent in files lately: the quota asks for it at every file.
create index percakapan_berkas_pengirim on percakapan (pengirim_id, waktu_kirim) where ada_lampiran;
