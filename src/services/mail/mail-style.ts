/**
 * Mail programs know neither style sheets nor variables, so the brand's light colours are written
 * into each element. Programs with a dark theme read the classes.
 */
export const colors = {
  ground: '#efe8dd',
  card: '#fffdf9',
  ink: '#221b15',
  muted: '#5b3a24',
  hairline: '#e2d8c9',
  brass: '#a8782b',
};

export const hairline = `1px solid ${colors.hairline}`;

export const mutedText = `class="muted" style="font-size:14px;color:${colors.muted}`;

export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
img{border:0;display:block}
@media(max-width:520px){.piece{width:72px!important;height:90px!important}.inside{padding:28px 20px!important}.action{display:block!important;text-align:center!important}}
@media(prefers-color-scheme:dark){
.ground{background:#14110e!important}
.on-light{display:none!important}
.on-dark{display:block!important}
.card{background:#1f1a15!important}
.ink,.ink a{color:#f3ece1!important}
.muted,.muted a{color:#c9b9a6!important}
.line,.line td{border-color:#3a3129!important}
.ahead{border-color:#3a3129!important}
.ink .stars a{color:#d6a954!important}
.ink .action{background:#f3ece1!important;color:#221b15!important}
}`;

const fonts = {
  en: {
    display: `Fraunces, Georgia, 'Times New Roman', serif`,
    text: `Alexandria, Verdana, sans-serif`,
  },
  ar: {
    display: `'El Messiri', 'Geeza Pro', Tahoma, serif`,
    text: `Alexandria, 'Geeza Pro', Tahoma, sans-serif`,
  },
};

export const fontsOf = (locale: 'en' | 'ar') => fonts[locale];
