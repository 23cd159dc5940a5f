// Written by scripts/reference from ICU 72.1 (CLDR 42).

/// Data of CLDR for systems without ICU4C, as ICU has them: values, and the keys that have each.
enum LocaleTables {
  /// The version of CLDR that the data are from.
  static let cldrVersion = "42"

  /// Plural rules of amounts, by locale.
  static let cardinals = """
    one: i = 0 or n = 1 | am as bn doi fa gu hi kn pcm zu
    one: i = 0 or n = 1; few: n = 2..10 | shi
    one: i = 0,1 | ff hy kab
    one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 | fr
    one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 | pt
    one: i = 1 and v = 0 | ast de en et fi fy gl ia io lij nl sc scn sv sw ur yi
    one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0 | he
    one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0 | cs sk
    one: i = 1 and v = 0; few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19 | ro
    one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i != 1 and i % 10 = \
    0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14 | pl
    one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 | ca it pt-PT vec
    one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; few: n % 10 = 3..4,9 and n % \
    100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0 | br
    one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: f != 0 | lt
    one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % 10 = 0 or n % 10 = 5..9 \
    or n % 100 = 11..14 | be
    one: n = 0,1 or i = 0 and f = 1 | si
    one: n = 0..1 | ak bho guw ln mg nso pa ti wa
    one: n = 0..1 or n = 11..99 | tzm
    one: n = 1 | af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj \
    kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk \
    saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
    one: n = 1 or t != 0 and i = 0,1 | da
    one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19 | gd
    one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 | es
    one: n = 1; two: n = 2 | iu naq sat se sma smi smj smn sms
    one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19 | mt
    one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10 | ga
    one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11 | is
    one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11 | mk
    one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i \
    % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14 | bs hr sh sr
    one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 \
    and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14 | ru uk
    one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2; few: v = 0 and i % 100 = 0,20,40,60,80; many: v != 0 | gv
    one: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = 2; few: v = 0 and i % 100 = \
    3..4 or f % 100 = 3..4 | dsb hsb
    one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 or v != 0 | sl
    one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9 | ceb fil tl
    zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11 or v = 2 \
    and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1 | lv prg
    zero: n = 0; one: i = 0,1 and n != 0 | lag
    zero: n = 0; one: n = 1 | ksh
    zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = \
    1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n % 100 = 3,23,43,63,83; many: n != 1 \
    and n % 100 = 1,21,41,61,81 | kw
    zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99 | ar ars
    zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6 | cy
    """

  /// Plural rules of places in an order, by locale.
  static let ordinals = """
    few: n % 10 = 2,3 and n % 100 != 12,13 | be
    few: n % 10 = 3 and n % 100 != 13 | uk
    few: n % 10 = 6,9 or n = 10 | tk
    many: n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0 | kk
    many: n = 11,8,80,800 | it sc scn vec
    many: n = 11,8,80..89,800..899 | lij
    one: i % 10 = 1 and i % 100 != 11; two: i % 10 = 2 and i % 100 != 12; many: i % 10 = 7,8 and i % 100 != 17,18 | \
    mk
    one: i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80; few: i % 10 = 3,4 or i % 1000 = \
    100,200,300,400,500,600,700,800,900; many: i = 0 or i % 10 = 6 or i % 100 = 40,60,90 | az
    one: i = 1; many: i = 0 or i % 100 = 2..20,40,60,80 | ka
    one: n % 10 = 1 and n % 100 != 11; two: n % 10 = 2 and n % 100 != 12; few: n % 10 = 3 and n % 100 != 13 | en
    one: n % 10 = 1,2 and n % 100 != 11,12 | sv
    one: n = 1 | bal fil fr ga hy lo ms ro tl vi
    one: n = 1,11; two: n = 2,12; few: n = 3,13 | gd
    one: n = 1,3; two: n = 2; few: n = 4 | ca
    one: n = 1,5 | hu
    one: n = 1,5,7,8,9,10; two: n = 2,3; few: n = 4; many: n = 6 | as bn
    one: n = 1,5,7..9; two: n = 2,3; few: n = 4; many: n = 6 | or
    one: n = 1..4 | ne
    one: n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84; many: n = 5 or n % 100 = 5 | kw
    one: n = 1; many: n % 10 = 4 and n % 100 != 14 | sq
    one: n = 1; two: n = 2,3; few: n = 4 | mr
    one: n = 1; two: n = 2,3; few: n = 4; many: n = 6 | gu hi
    zero: n = 0,7,8,9; one: n = 1; two: n = 2; few: n = 3,4; many: n = 5,6 | cy
    """

  /// Parents that truncation does not give, by locale; “und” is the root.
  static let parents = """
    en-001=en-150,en-AG,en-AI,en-AU,en-BB,en-BM,en-BS,en-BW,en-BZ,en-CC,en-CK,en-CM,en-CX,en-CY,en-DG,en-DM,en-ER,\
    en-FJ,en-FK,en-FM,en-GB,en-GD,en-GG,en-GH,en-GI,en-GM,en-GY,en-HK,en-IE,en-IL,en-IM,en-IN,en-IO,en-JE,en-JM,\
    en-KE,en-KI,en-KN,en-KY,en-LC,en-LR,en-LS,en-MG,en-MO,en-MS,en-MT,en-MU,en-MV,en-MW,en-MY,en-NA,en-NF,en-NG,\
    en-NR,en-NU,en-NZ,en-PG,en-PK,en-PN,en-PW,en-RW,en-SB,en-SC,en-SD,en-SG,en-SH,en-SL,en-SS,en-SX,en-SZ,en-TC,\
    en-TK,en-TO,en-TT,en-TV,en-TZ,en-UG,en-VC,en-VG,en-VU,en-WS,en-ZA,en-ZM,en-ZW en-150=en-AT,en-BE,en-CH,en-DE,\
    en-DK,en-FI,en-NL,en-SE,en-SI en-IN=hi-Latn es-419=es-AR,es-BO,es-BR,es-BZ,es-CL,es-CO,es-CR,es-CU,es-DO,es-EC,\
    es-GT,es-HN,es-MX,es-NI,es-PA,es-PE,es-PR,es-PY,es-SV,es-US,es-UY,es-VE fr-HT=ht no=nb,nn pt-PT=pt-AO,pt-CH,\
    pt-CV,pt-FR,pt-GQ,pt-GW,pt-LU,pt-MO,pt-MZ,pt-ST,pt-TL und=az-Arab,az-Cyrl,bal-Latn,blt-Latn,bm-Nkoo,bs-Cyrl,\
    byn-Latn,cu-Glag,dje-Arab,dyo-Arab,en-Dsrt,en-Shaw,ff-Adlm,ff-Arab,ha-Arab,iu-Latn,kk-Arab,ks-Deva,ku-Arab,\
    ky-Arab,ky-Latn,ml-Arab,mn-Mong,mni-Mtei,ms-Arab,pa-Arab,sat-Deva,sd-Deva,sd-Khoj,sd-Sind,shi-Latn,so-Arab,\
    sr-Latn,sw-Arab,tg-Arab,ug-Cyrl,uz-Arab,uz-Cyrl,vai-Latn,wo-Arab,yo-Arab,yue-Hans,zh-Hant zh-Hant-HK=zh-Hant-MO
    """

  /// What languages are called today, by former codes.
  static let languages = """
    aa=aar aas=aam ab=abk acn=xia adx=pcr ae=ave aeb=ajt af=afr ak=aka,fat,tw,twi am=amh ami=ais amq=elp an=arg \
    aog=myd aou=gio apf=agp aqd=dkl aqt=sap ar=ara,arb as=asm av=ava ay=aym,ayr az=aze,azj azd=nln ba=bak bal=bcc \
    bcg=bgm be=bel beb=btb bfy=ppa bg=bul bho=bh,bih bi=bis bik=bcl bir=bic bjp=tgg bm=bam bmf=krm bn=ben bnc=lbk \
    bo=bod,tib bpp=nxu br=bre bs=bos bua=bxr bzc=bjq ca=cat cax=xba ce=che ch=cha chm=mhr cir=meg cmr=cka co=cos \
    cr=cre,cwd cs=ces,cze cu=chu cv=chv cy=cym,wel da=dan dbt=dwl de=deu,ger del=umu den=xsl dev=gav dgl=kzh \
    dif=dit din=dik dmw=mwd,xrq dnj=daf doi=dgo drl=bjd dtd=noo dtp=ktr,kzj,kzt,tdu duz=guv dv=div dwu=duj dz=adp,\
    dzo dze=djl ebk=bkb ee=ewe ekc=nbx el=ell,gre ema=uok emx=rmr en=eng enl=leg eo=epo es=spa esg=ggo et=ekk,est \
    eu=baq,eus eza=izi fa=fas,per,pes fa-AF=drw,prs,tnf fbl=bhk ff=fuc,ful fi=fin fil=tgl,tl fj=fij fo=fao fr=fra,\
    fre fy=fry ga=gle gal=ilw gba=gya gd=gla gdj=kvs gl=glg gn=grn,gug gon=gno grb=gbo gtu=ggr gu=guj gv=glv \
    gvr=ggn ha=hau hai=hdn he=heb,iw hi=hin hle=sca hmn=hea ho=hmo hr=hrv,scr ht=hat hu=hun huw=pmc hy=arm,hye \
    hz=her ia=ina iba=blg,snb id=in,ind ie=ile ig=ibo ii=iii ik=esk,ipk ilm=ill io=ido is=ice,isl isk=sgl it=ita \
    itd=tid iu=ike,iku ja=jpn jal=hrr jbk=mgx jgk=jar jkm=kpp jrb=aju jv=jav,jaw,jw ka=geo,kat kak=tne kdz=ncp \
    kg=kng,kon ki=kik kj=kua kk=kaz kl=kal kln=spy km=khm kmb=smd kml=kgh kn=kan ko=kor kok=knn kpe=xpe kr=kau,knc \
    kru=kxl ks=kas ksp=lak ktz=aue ku=kmr,kur kv=kom,kpv kw=cor kwv=koj kxr=pat ky=kir kzk=drr,gli la=lat lah=pnb \
    lb=ltz lcq=ppr lg=lug li=lim ln=lin lo=lao lrr=yma lt=lit lu=lub luy=bxk lv=lav,lvs man=emk,mnk mg=mlg,plt \
    mh=mah mi=mao,mri mk=mac,mkd ml=mal mn=drh,khk,mon mom=cjr mr=mar mry=mst,myt ms=may,msa,zsm mt=mlt mtm=ymt \
    mwr=dhd my=bur,mya na=nau nb=nob nbr=nns ncq=kgd nd=nde ne=nep,npi ng=ndo ngt=llo ngv=nnx njz=dap nl=dut,nld \
    nn=nno no=nor nol=wit nr=nbl nrk=nlr nru=nbf nun=ayx nv=nav nvo=baz nwo=wiw ny=nya nyc=gti oc=oci oj=ojg,oji \
    ola=thw om=gaz,orm opa=ibi or=ori,ory os=oss oyb=jeg,skk,thx pa=pan phr=pmu pi=pli pij=coy,nts pl=pol prt=pry \
    ps=pbu,pus pt=por pub=puz qu=que,quz quh=cqu raj=mup raq=lii ras=tie rki=ccq,ybd rm=roh rmx=lmm rn=run ro=mo,\
    mol,ron,rum rom=rmy ru=rus rw=kin sa=san sc=src,srd scv=zir sd=snd se=sme sg=sag sgd=sul si=sin sk=slk,slo \
    sl=slv sm=smo sn=sna snz=asd so=som sq=alb,als,sqi sr=scc,srp sr-Latn=hbs,sh sr-ME=cnr srx=him ss=ssw st=sot \
    su=sun suj=xsj sv=swe sw=swa,swh sw-CD=swc syr=cld ta=tam taj=tsf tdf=kgc te=tel tg=tgk th=tha ti=tir tk=tuk \
    tmh=ttq tn=tsn to=ton tpo=thc tr=tur ts=tso tt=tat tvd=kxe twm=tkk ty=tah tyj=tmp ug=uig uk=ukr ulw=sum ur=urd \
    uth=dud uz=uzb,uzn vaj=gfx,mwj,oun ve=ven vi=vie vo=vol wa=wln waw=xkh weo=tlw wgb=wgw wnn=mnt wny=gbc wo=wol \
    wro=unp xch=cmk xh=xho xnt=mof xny=nad yam=kwq yi=ji,ydd,yid ynq=yen yo=yor yrm=yiy yug=yuu za=zha,zyb zap=zai \
    zh=chi,cmn,zho zkd=kdv zom=yos zu=zul zza=diq
    """

  /// What regions are called today, by former codes.
  static let regions = """
    034=062 AA=958 AD=020 AE=784 AF=004 AG=028 AI=660 AL=008 AM=051 AO=024 AQ=010,FQ,NQ AR=032 AS=016 AT=040 AU=036 \
    AW=533 AX=248 AZ=031 BA=070 BB=052 BD=050 BE=056 BF=854,HV BG=100 BH=048 BI=108 BJ=204,DY BL=652 BM=060 BN=096 \
    BO=068 BQ=535 BR=076 BS=044 BT=064 BV=074 BW=072 BY=112 BZ=084 CA=124 CC=166 CD=180,ZR CF=140 CG=178 CH=756 \
    CI=384 CK=184 CL=152 CM=120 CN=156 CO=170 CR=188 CU=192 CV=132 CW=530,531,532,AN CX=162 CY=196 CZ=200,203 \
    DE=276,278,280,DD DJ=262 DK=208 DM=212 DO=214 DZ=012 EC=218 EE=233 EG=818 EH=732 ER=232 ES=724 ET=230,231 \
    EU=967,QU FI=246 FJ=242 FK=238 FM=582,583,PC FO=234 FR=249,250,FX GA=266 GB=826,UK GD=308 GE=268 GF=254 GG=831 \
    GH=288 GI=292 GL=304 GM=270 GN=324 GP=312 GQ=226 GR=300 GS=239 GT=320 GU=316 GW=624 GY=328 HK=344 HM=334 HN=340 \
    HR=191 HT=332 HU=348 ID=360 IE=372 IL=376 IM=833 IN=356 IO=086 IQ=368 IR=364 IS=352 IT=380 JE=830,832 JM=388 \
    JO=400 JP=392 KE=404 KG=417 KH=116 KI=296,CT KM=174 KN=659 KP=408 KR=410 KW=414 KY=136 KZ=398 LA=418 LB=422 \
    LC=662 LI=438 LK=144 LR=430 LS=426 LT=440 LU=442 LV=428 LY=434 MA=504 MC=492 MD=498 ME=499 MF=663 MG=450 MH=584 \
    MK=807 ML=466 MM=104,BU MN=496 MO=446 MP=580 MQ=474 MR=478 MS=500 MT=470 MU=480 MV=462 MW=454 MX=484 MY=458 \
    MZ=508 NA=516 NC=540 NE=562 NF=574 NG=566 NI=558 NL=528 NO=578 NP=524 NR=520 NU=570 NZ=554 OM=512 PA=591,PZ \
    PE=604 PF=258 PG=598 PH=608 PK=586 PL=616 PM=666 PN=612 PR=630 PS=275 PT=620 PW=585 PY=600 QA=634 QM=959 QN=960 \
    QP=962 QQ=963 QR=964 QS=965 QT=966 QV=968 QW=969 QX=970 QY=971 QZ=972 RE=638 RO=642 RS=688,890,891,CS,YU RU=172,\
    643,810,SU RW=646 SA=536,682,NT SB=090 SC=690 SD=729,736 SE=752 SG=702 SH=654 SI=705 SJ=744 SK=703 SL=694 \
    SM=674 SN=686 SO=706 SR=740 SS=728 ST=678 SV=222 SX=534 SY=760 SZ=748 TC=796 TD=148 TF=260 TG=768 TH=764 TJ=762 \
    TK=772 TL=626,TP TM=795 TN=788 TO=776 TR=792 TT=780 TV=798 TW=158 TZ=834 UA=804 UG=800 UM=581,JT,MI,PU,WK \
    US=840 UY=858 UZ=860 VA=336 VC=670 VE=862 VG=092 VI=850 VN=704,VD VU=548,NH WF=876 WS=882 XA=973 XB=974 XC=975 \
    XD=976 XE=977 XF=978 XG=979 XH=980 XI=981 XJ=982 XK=983 XL=984 XM=985 XN=986 XO=987 XP=988 XQ=989 XR=990 XS=991 \
    XT=992 XU=993 XV=994 XW=995 XX=996 XY=997 XZ=998 YE=720,886,887,YD YT=175 ZA=710 ZM=894 ZW=716,RH ZZ=999
    """
}
