// Chinese words for people and clothes, with the English ones that the parser knows.
export const chinese = `
a: 一位, 一个, 一個, 一名
and: 和, 与, 以及
no: 没有, 沒有, 不戴, 不穿, 无, 不留, 不是, 没戴, 没
wearing: 穿着, 穿著, 戴着, 穿, 戴, 身穿, 身着, 系着, 留着
,: 的
years: 岁, 歲
about: 左右, 大约, 约
middle aged: 中年
girl: 女孩, 姑娘, 女生
boy: 男孩, 小伙子, 男生
young: 年轻, 年輕, 青年
elderly: 年老, 老年, 年长
woman: 女性, 女人, 女士, 女子, 女
man: 男性, 男人, 男士, 男子, 男
elderly woman: 老奶奶, 奶奶, 老太太
dad: 爸爸
mum: 妈妈
elderly man: 老爷爷, 爷爷, 老先生
student: 学生, 大学生
long hair: 长发, 長髮
short hair: 短发, 短髮
curly hair: 卷发, 捲髮
straight hair: 直发
white hair: 白发
grey hair: 灰发
salt pepper hair: 花白头发, 头发花白, 花白的头发
black hair: 黑发
brown hair: 棕发
blonde hair: 金发
red hair: 红发
blonde hair, blue eyes: 金发碧眼
hair: 头发, 頭髮
ponytail: 马尾, 马尾辫, 扎马尾
bun: 丸子头, 发髻, 盘发
braids: 辫子, 麻花辫
bob: 波波头, 齐耳短发
fringe: 刘海
bald: 光头, 秃头
beard: 胡子, 鬍子, 胡须
full beard: 络腮胡
moustache: 八字胡, 小胡子
glasses: 眼镜, 眼鏡
round glasses: 圆框眼镜
sunglasses: 墨镜, 太阳镜
headscarf: 头巾, 希贾布
cap: 棒球帽
beanie: 毛线帽
hat: 帽子
hard hat: 安全帽
chef's hat: 厨师帽
straw hat: 草帽
veil: 头纱
stethoscope: 听诊器
scarf: 围巾
earrings: 耳环, 耳钉
necklace: 项链
pearls necklace: 珍珠项链
freckles: 雀斑
make up: 化妆
eyes: 眼睛
skin: 皮肤
dark: 深
light: 浅
black: 黑色, 黑
white: 白色, 白
grey: 灰色, 灰
brown: 棕色, 褐色, 咖啡色
red: 红色, 紅色, 红
blue: 蓝色, 藍色, 蓝
navy: 藏青色, 藏蓝色
green: 绿色, 綠色, 绿
yellow: 黄色, 黄
orange: 橙色
pink: 粉色, 粉红色
purple: 紫色
beige: 米色
gold: 金色
silver: 银色
suit: 西装, 西裝, 西服
shirt: 衬衫, 襯衫
t shirt: t恤
polo shirt: polo衫
dress: 连衣裙, 裙子, 长裙
white dress: 婚纱
qipao: 旗袍
jumper: 毛衣, 针织衫
turtleneck: 高领毛衣
hoodie: 卫衣, 连帽衫
cardigan: 开衫
jacket: 外套
casual jacket: 夹克, 夹克衫
puffer jacket: 羽绒服
denim jacket: 牛仔夹克, 牛仔外套
leather jacket: 皮夹克
coat: 大衣
lab coat: 白大褂
waistcoat: 马甲, 背心
apron: 围裙
scrubs: 护士服
sportswear: 运动服, 健身服
top: 上衣
uniform: 制服
tie: 领带
bow tie: 领结
checked: 格子, 格纹
striped: 条纹
slim: 苗条, 身材苗条, 瘦
plump: 胖, 微胖, 丰满
muscular: 健壮, 强壮, 肌肉
smiling: 微笑, 笑容, 亲切, 大笑, 开心
serious: 严肃
caucasian: 白人, 欧美
black person: 黑人
doctor: 医生, 醫生
pharmacist: 药剂师
nurse: 护士
chef: 厨师, 廚師
teacher: 老师, 教师
fitness: 健身
trainer: 教练
engineer: 工程师
lawyer: 律师
construction: 建筑工人
executive: 经理, 高管
bride: 新娘
groom: 新郎
beret: 贝雷帽
flat cap: 鸭舌帽
tang suit: 唐装
elderly person: 老人, 老年人
big hoops: 大圈耳环, 大耳环, 大圆耳环
floral: 碎花, 花卉图案, 印花
long beard: 长胡子, 长须, 长胡须
low ponytail: 低马尾
tied back: 头发扎在脑后, 扎在脑后
bindi: 额饰
sari: 纱丽
kimono: 和服, 浴衣
chef's jacket: 厨师服
wall: 墙壁, 墙
background: 背景
shop owner: 老板
florist: 花店老板, 花艺师
barber: 理发师
barista: 咖啡师
delivery man: 快递员, 外卖员
farmer: 农民
painter: 画家
carpenter: 木匠
baker: 面包师
photographer: 摄影师
mechanic: 修车师傅, 汽修工
host: 主播
retired: 退休
glasses: 老花镜, 镜框
hi vis vest: 反光背心, 反光衣
striped t shirt: 条纹衫
tan skin: 皮肤黝黑, 黝黑
messy hair: 凌乱的头发, 乱发
bleached hair: 漂染头发
low bun: 低发髻, 低丸子头
`;
