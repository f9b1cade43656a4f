-- The craft that a question is about: after the answer players see a picture of it and its pieces.

alter table public.game_questions add column craft text check (craft in (
  'mashrabiya', 'joinery', 'inlay', 'arabesque', 'upholstery', 'carving', 'metalwork', 'leather',
  'kilim', 'weaving', 'applique', 'pottery', 'alabaster', 'basketry', 'embroidery'
));

grant insert (craft), update (craft) on public.game_questions to authenticated;
