// Arabic words for people and clothes, with the English ones that the parser knows; articles and attached prepositions are separated.
export const arabic = `
with: مع, ذو, ذات, له, لها
without: بدون, بلا, دون, من دون, من غير
no: لا ترتدي, لا يرتدي, لا تلبس, لا يلبس, ليس, ليس لديه, لا
in: في
wearing: ترتدي, يرتدي, تلبس, يلبس, مرتدي*
about: حوالي, نحو, تقريبا, في سن
aged: عمره, عمرها, يبلغ من العمر, تبلغ من العمر
years: سنة, سنوات, عاما, عام, سنه
twenties: العشرينيات, العشرينات
thirties: الثلاثينيات, الثلاثينات
forties: الأربعينيات, الأربعينات
fifties: الخمسينيات, الخمسينات
sixties: الستينيات, الستينات
20: العشرين, عشرين, عشرون
about 30: الثلاثين, ثلاثين, ثلاثون
about 40: الأربعين, أربعين, أربعون
about 50: الخمسين, خمسين, خمسون
about 60: الستين, ستين, ستون
woman: امرأة, سيدة, مرأة, أم
girl: فتاة, بنت
man: رجل, شاب رجل, سيد, أب
boy: ولد
young woman: شابة
young man: شاب
elderly woman: جدة, عجوز
dad: بابا
mum: ماما
elderly man: جد
elderly: مسن, مسنة, كبير السن, كبيرة السن
middle aged: متوسط العمر, متوسطة العمر
man student: طالب
woman student: طالبة
hair: شعر, شعره, شعرها
beard: لحية, ملتح
stubble: لحية خفيفة
moustache: شارب, شوارب
clean shaven: حليق, حليق اللحية
glasses: نظارة, نظارات
sunglasses: نظارة شمسية, نظارات شمسية
woman headscarf: محجبة
headscarf: حجاب, حجابا, خمار
veil: طرحة, طرحة زفاف
turban: عمامة
cap: قبعة رياضية, كاب
hat: قبعة
hard hat: خوذة, خوذة سلامة
bike helmet: خوذة دراجة, خوذة الدراجة
straw hat: قبعة من القش, قبعة قش, قبعة القش
chef's hat: قبعة الطاهي, قبعة طباخ
stethoscope: سماعة طبية, سماعة الطبيب, سماعة
scarf: وشاح
curly: مجعد, أجعد
wavy: مموج
straight: ناعم, أملس
long: طويل, طويلة
short: قصير, قصيرة
thick: كثيف, كثيفة
bun: كعكة
ponytail: ذيل حصان
braids: ضفائر, جدائل
bald: أصلع
blonde: أشقر, شقراء
black: أسود, سوداء
brown: بني, بنية
grey: رمادي, رمادية, أشيب, شيب
white: أبيض, بيضاء
red: أحمر, حمراء
blue: أزرق, زرقاء
navy: كحلي, كحلية
green: أخضر, خضراء
yellow: أصفر, صفراء
orange: برتقالي, برتقالية
pink: وردي, وردية
purple: بنفسجي, بنفسجية
beige: بيج
gold: ذهبي, ذهبية
silver: فضي, فضية
dark: غامق, داكن, داكنة
light: فاتح, فاتحة
eyes: عيون, عينين, عينان
skin: بشرة
tan skin: أسمر, سمراء
dark skin: أسود البشرة, سوداء البشرة
freckles: نمش
earrings: أقراط, حلق
necklace: قلادة, عقد
make up: مكياج
shirt: قميص, قميصا
blouse: بلوزة
t shirt: تيشيرت, تي شيرت
dress: فستان, فستانا
suit: بدلة, بذلة
blazer: بليزر
jumper: كنزة, سترة صوفية, بلوفر
hoodie: هودي
cardigan: كارديغان
jacket: سترة, جاكيت
leather jacket: سترة جلدية, جاكيت جلد
denim jacket: سترة جينز, جاكيت جينز
coat: معطف, معطفا
lab coat: معطف أبيض, معطفا أبيض, المعطف الأبيض
waistcoat: صدرية
apron: مئزر, مريول
thawb: ثوب, ثوبا, دشداشة, جلابية, كندورة
abaya: عباءة, عباية
scrubs: زي التمريض
sportswear: ملابس رياضية
uniform: زي
tie: ربطة عنق, كرافتة
checked: مربعات
striped: مخطط, مخططة
leather: جلد, جلدية
slim: نحيف, نحيفة, رشيق, رشيقة
plump: سمين, سمينة, بدين, بدينة, ممتلئة
muscular: عضلي, مفتول العضلات, رياضي
smiling: مبتسم, مبتسمة, ودود, ودودة, ضاحك, ضاحكة, سعيد, سعيدة
serious: جاد, جادة
man doctor: طبيب, دكتور
woman doctor: طبيبة, دكتورة
man pharmacist: صيدلي
woman pharmacist: صيدلانية
man nurse: ممرض
woman nurse: ممرضة
man chef: طباخ, طاه, شيف
woman chef: طباخة
man teacher: معلم, مدرس
woman teacher: معلمة, مدرسة
man engineer: مهندس
woman engineer: مهندسة
construction man: عامل بناء
businessman: رجل أعمال
businesswoman: سيدة أعمال
man lawyer: محام
bride: عروس
groom: عريس
beret: بيريه, قبعة بيريه
big hoops: أقراط دائرية كبيرة, حلقات كبيرة
floral: مزهر, مزهرة, مورد
long beard: لحية طويلة
low ponytail: ذيل حصان منخفض
tied back: مربوط للخلف, مربوط إلى الخلف
bindi: بيندي
sari: ساري
kimono: كيمونو, يوكاتا
chef's jacket: سترة الطاهي, سترة طباخ
wall: جدار, حائط
background: خلفية
round: مستدير, مستديرة
hi vis vest: سترة عاكسة, صدرية عاكسة
smiling: ابتسامة
florist: بائع زهور
woman florist: بائعة زهور, بائعة ورد
waiter: نادل
man baker: خباز
man farmer: مزارع
man carpenter: نجار
man mechanic: ميكانيكي
man photographer: مصور
woman photographer: مصورة
natural hair: شعر طبيعي
messy: أشعث
`;
